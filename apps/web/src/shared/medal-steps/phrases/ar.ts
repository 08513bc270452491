export const phrases = {
  title: 'منصة التتويج',
  exhibition: 'استعراضي: لا تُحسب هذه الميداليات في جدول الميداليات.',
  provisional: 'لم تُعتمد بعد',
  noSilver: 'لا تُمنح ميدالية فضية.',
} as const;
