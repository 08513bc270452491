export const phrases = {
  guest: 'Guest',
  account: 'My account',
  signIn: 'Log in',
  signUp: 'Create an account',
  asGuest: 'Continue as a guest',
  signedInAs: 'You’re logged in as {name}.',
  mailKept: 'This demo server sends no email. Its messages are files in the folder {folder}.',
  type: {
    admin: 'Admin',
    athlete: 'Athlete',
    coach: 'Coach',
    manager: 'Manager',
    referee: 'Referee',
    staff: 'Staff',
    volunteer: 'Volunteer',
    guest: 'Guest',
  },
} as const;
