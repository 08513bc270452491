/** Hidden username field for password managers; not visible or focusable. */
export function UsernameForManager({ username }: { username: string }) {
  return <input type="text" value={username} autoComplete="username" readOnly hidden />;
}
