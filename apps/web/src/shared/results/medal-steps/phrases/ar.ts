export const phrases = {
  title: 'منصة التتويج',
  exhibition: 'استعراضي: لا تُحسب هذه الميداليات في جدول الميداليات.',
  provisional: 'لم تُعتمد بعد',
  correction: 'تغيّرت النتيجة بعد منح هذه الميداليات، وهي قيد المراجعة.',
  noSilver: 'لا تُمنح ميدالية فضية.',
} as const;
