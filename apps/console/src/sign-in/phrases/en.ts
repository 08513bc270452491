export const phrases = {
  title: 'Log in to the console',
  about: 'With the account you use in the app.',
  username: 'Username',
  password: 'Password',
  code: 'Code',
  codeHint: 'From your authenticator app, or a backup code',
  codeWrong: 'This code isn’t right.',
  send: 'Log in',
  againTitle: 'Log in again',
  againSensitive: 'This needs your password once more. Then it continues by itself.',
  againEnded: 'Your session has ended. What you wrote stays here, and what you were doing continues.',
  againDone: 'You’re logged in again.',
} as const;
