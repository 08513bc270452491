export const phrases = {
  guest: 'Qonaq',
  account: 'Hesabım',
  signIn: 'Daxil ol',
  signUp: 'Hesab yarat',
  asGuest: 'Qonaq kimi davam et',
  signedInAs: 'Siz daxil olmusunuz: {name}.',
  mailKept: 'Bu nümayiş serveri e-poçt göndərmir. Məktublar fayl şəklində bu qovluqdadır: {folder}.',
  type: {
    admin: 'Administrator',
    athlete: 'İdmançı',
    coach: 'Məşqçi',
    manager: 'Menecer',
    referee: 'Hakim',
    staff: 'Əməkdaş',
    volunteer: 'Könüllü',
    guest: 'Qonaq',
  },
};
