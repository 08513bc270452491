export const phrases = {
  title: 'Log in',
  menu: 'Log in',
  menuHint: 'Your account, or browse as a guest',
  menuOther: 'Sign in, account, password',
  description: 'Log in to your account, or browse as a guest.',
  send: 'Log in',
  sending: 'Logging in…',
  forgot: 'Forgot your password?',
  codeHint: 'The six digits from your authenticator app, or a backup code',
  goOn: 'Continue',
  or: 'or',
} as const;
