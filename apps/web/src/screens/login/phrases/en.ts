export const phrases = {
  title: 'Sign in',
  menu: 'Sign in',
  menuHint: 'Your account, or browse as a guest',
  description: 'Sign in to your account, or browse as a guest.',
  send: 'Sign in',
  sending: 'Signing in…',
  forgot: 'Forgot your password?',
  codeHint: 'The six digits from your authenticator app, or a backup code',
  or: 'or',
  noAccount: 'No account yet?',
} as const;
