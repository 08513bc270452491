export const phrases = {
  title: 'Sign in',
  menu: 'Sign in',
  menuHint: 'Your account, or look around as a guest',
  description: 'Sign in to your account, or look around as a guest.',
  send: 'Sign in',
  sending: 'Signing in…',
  forgot: 'Forgot your password?',
  codeHint: 'The six digits of your authenticator app, or a backup code',
  or: 'or',
  noAccount: 'No account yet?',
} as const;
