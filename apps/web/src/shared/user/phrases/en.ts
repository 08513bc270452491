export const phrases = {
  guest: 'Guest',
  account: 'My account',
  signIn: 'Sign in',
  signUp: 'Create an account',
  asGuest: 'Continue as a guest',
  signedInAs: 'You are signed in as {name}.',
  mailKept: 'This demo server sends no email. Its messages are files in the folder {folder}.',
} as const;
