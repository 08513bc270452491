export const en = {
  confirmSubject: 'Confirm your email address',
  confirmText:
    'Hello {username},\n\nOpen this link to confirm your email address. It works once and expires after three days.',
  guardianSubject: 'A child is asking for your consent',
  guardianText:
    'Hello,\n\nThe user “{username}” would like an account in the Games’ companion app and has named you as their parent or guardian. We store a username, an email address, the year of birth and, encrypted, an ID number. The account is used to earn points in quizzes; other people see only the username.\n\nIf you agree, open this link within two weeks. If you do nothing, no account will be opened.',
  guardianToldSubject: 'You have been named as a guardian',
  guardianToldText:
    'Hello,\n\nThe user “{username}” has opened an account in the Games’ companion app and has named you as their parent or guardian. You don’t need to do anything. To have the account deleted, reply to this email.',
  resetSubject: 'Reset your password',
  resetText:
    'Hello {username},\n\nOpen this link to choose a new password. It works once and expires after ten minutes. If you didn’t ask for it, you can ignore this email: your password stays the same.',
  knownSubject: 'You already have an account',
  knownText:
    'Hello {username},\n\nSomeone has tried to sign up with your details. You already have an account, so nothing has changed. If it was you and you’ve forgotten your password, choose a new one here.',
  passwordChangedSubject: 'Your password has been changed',
  passwordChangedText:
    'Hello {username},\n\nYour password has just been changed, and all other devices have been logged out. If this wasn’t you, ask for a new password on the login page right away.',
  emailSubject: 'Confirm your new email address',
  emailText:
    'Hello {username},\n\nOpen this link to make this your account’s email address. It works once and expires after three days. If you didn’t ask for this, you can ignore this email: nothing will change.',
  emailAskedSubject: 'A new email address has been requested',
  emailAskedText:
    'Hello {username},\n\nSomeone who knows your password has asked to change the email address of your account. Nothing changes until the new address is confirmed. If this wasn’t you, choose a new password here: that also cancels the request.',
  emailTakenSubject: 'You already have an account',
  emailTakenText:
    'Hello {username},\n\nSomeone has tried to use this email address for another account. It belongs to yours, so nothing has changed. You don’t need to do anything.',
  twoFactorOnSubject: 'Two-step verification has been turned on',
  twoFactorOnText:
    'Hello {username},\n\nAn authenticator app has just been set up for your account, and all other devices have been logged out. If this wasn’t you, choose a new password here.',
  twoFactorOffSubject: 'Two-step verification has been turned off',
  twoFactorOffText:
    'Hello {username},\n\nTwo-step verification has just been turned off for your account. If this wasn’t you, choose a new password here.',
  closing: 'Podium',
};
