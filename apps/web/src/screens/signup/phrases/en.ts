export const phrases = {
  title: 'Create an account',
  description: 'With an account, what you follow stays in sync on all your devices.',
  usernameHint: 'Shown to others in the ranking. Do not use your full name.',
  passwordHint: 'At least 8 characters',
  cpf: 'CPF or other document',
  cpfHint:
    'So that each person has only one account. It is stored encrypted and never shown. Without a CPF: 8 to 10 letters or digits from another document.',
  birthYear: 'Year of birth',
  birthYearHint: 'Children under 12 need a guardian’s consent.',
  guardianEmail: 'Guardian’s email',
  guardianHint: 'We’ll ask them whether you may have this account.',
  termsTitle: 'Terms and privacy',
  terms1:
    'We keep your username, email, year of birth and, encrypted, your document number: to run your account, and for nothing else.',
  terms2:
    'No one else gets this data, and there is no advertising. You can download or delete everything in your account at any time.',
  terms3: 'Be fair: one account per person, nobody else’s name, nothing that hurts others.',
  accept: 'I have read and accept the terms',
  send: 'Create account',
  sending: 'Creating account…',
  haveAccount: 'Already have an account?',
  doneTitle: 'Check your email',
  doneText: 'We’ve sent you an email. Open the link in it to confirm your account.',
  doneGuardian: 'Your guardian will get an email too. The account opens once you have both confirmed.',
} as const;
