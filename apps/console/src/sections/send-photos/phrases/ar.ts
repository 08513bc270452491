export const phrases = {
  menu: 'إرسال صور',
  title: 'إرسال صور',
  about: 'اختر عدة صور معًا. تبقى مسودات حتى ينشرها محرر؛ ولا تُنشر إلا صور من بياناتهم منشورة كاملة.',
  album: 'الألبوم',
  newAlbum: 'ألبوم جديد: {day}',
  credit: 'المصوّر',
  caption: 'ماذا تُظهر الصور؟',
  captionHint: 'لكل الصور المختارة. ويمكن كتابته لكل صورة لاحقًا.',
  choose: 'اختيار صور',
  progress: 'أُرسل {done, number} من {all, number}',
  failed:
    '{count, plural, zero {أُرسلت كل الصور.} one {لم تُرسل صورة واحدة.} two {لم تُرسل صورتان.} few {لم تُرسل # صور.} many {لم تُرسل # صورة.} other {لم تُرسل # صورة.}}',
  next: 'هي في الانتظار كمسودات.',
  list: 'كل الصور',
  state: {
    waiting: 'في الانتظار',
    sending: 'جارٍ الإرسال…',
    done: 'أُرسلت',
    failed: 'لم تُرسل',
  },
} as const;
