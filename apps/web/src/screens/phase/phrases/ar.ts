export const phrases = {
  title: '{sport}: {event}، {round} – الترتيب العام',
  description: '{sport}، {event}، {round}: الجميع في ترتيب واحد، ومن تأهّل.',
  ranking: 'الترتيب العام للدور',
  total: 'المجموع التراكمي',
  empty: 'لا يوجد ترتيب لهذا الدور بعد',
} as const;
