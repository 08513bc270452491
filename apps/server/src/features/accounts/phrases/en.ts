export const en = {
  confirmSubject: 'Confirm your e-mail address',
  confirmText: 'Hello {username},\n\nopen this link to confirm your e-mail address. It works once, within three days.',
  guardianSubject: 'A child asks for your consent',
  guardianText:
    'Hello,\n\nthe user “{username}” would like an account with the companion app of the Games and named you as parent or guardian. The account keeps a user name, an e-mail address, the year of birth, and an identity number in encrypted form. It earns points in quizzes; other people see only the user name.\n\nIf you agree, open this link within two weeks. If you do nothing, there will be no account.',
  guardianToldSubject: 'An account has been opened',
  guardianToldText:
    'Hello,\n\nthe user “{username}” has opened an account with the companion app of the Games and named you as parent or guardian. You do not need to do anything. To have the account erased, reply to this letter.',
  resetSubject: 'A new password',
  resetText:
    'Hello {username},\n\nopen this link to choose a new password. It works once, within ten minutes. If you did not ask for it, you can ignore this letter: your password stays as it is.',
  knownSubject: 'You already have an account',
  knownText:
    'Hello {username},\n\nsomeone has tried to sign up with your details. You already have an account, so nothing has changed. If it was you and you have forgotten your password, choose a new one here.',
  passwordChangedSubject: 'Your password has been changed',
  passwordChangedText:
    'Hello {username},\n\nyour password has just been changed and all other devices have been signed out. If this was not you, ask for a new password on the sign-in page at once.',
  emailSubject: 'Confirm your new e-mail address',
  emailText:
    'Hello {username},\n\nopen this link to make this the e-mail address of your account. It works once, within three days. If you did not ask for it, you can ignore this letter: nothing changes.',
  emailAskedSubject: 'A new e-mail address has been requested',
  emailAskedText:
    'Hello {username},\n\nsomeone who knows your password has asked to change the e-mail address of your account. Nothing changes until the new address is confirmed. If this was not you, choose a new password here: that also cancels the request.',
  emailTakenSubject: 'You already have an account',
  emailTakenText:
    'Hello {username},\n\nsomeone has tried to use this e-mail address for another account. It belongs to yours, so nothing has changed. You do not need to do anything.',
  closing: 'Podium',
};
