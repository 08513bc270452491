/** Tells a password manager whose password is asked for; nobody sees or reaches it. */
export function UsernameForManager({ username }: { username: string }) {
  return <input type="text" value={username} autoComplete="username" readOnly hidden />;
}
