export const phrases = {
  title: 'Create an account',
  description: 'An account takes what you follow to every device.',
  usernameHint: 'Shown to others in the ranking. Do not use your full name.',
  passwordHint: 'At least 8 characters',
  cpf: 'CPF or other document',
  cpfHint:
    'So that each person has one account. It is stored encrypted and never shown. Without a CPF: 8 to 10 letters or digits of another document.',
  birthYear: 'Year of birth',
  birthYearHint: 'Children under 12 need a guardian’s consent.',
  guardianEmail: 'Guardian’s email',
  guardianHint: 'We ask there whether you may have this account.',
  termsTitle: 'Terms and privacy',
  terms1:
    'We keep your username, email, year of birth and, encrypted, your document number: to run your account, and for nothing else.',
  terms2:
    'Nobody else gets these data, and there is no advertising. You can download or erase everything in your account at any time.',
  terms3: 'Be fair: one account per person, nobody else’s name, nothing that hurts others.',
  accept: 'I have read and accept the terms',
  send: 'Create account',
  sending: 'Creating account…',
  haveAccount: 'Already have an account?',
  doneTitle: 'Check your email',
  doneText: 'We have sent you an email. Open its link to confirm your account.',
  doneGuardian: 'Your guardian gets an email too. The account opens once both have confirmed.',
} as const;
