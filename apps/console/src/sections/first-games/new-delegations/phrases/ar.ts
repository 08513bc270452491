export const phrases = {
  several: 'إضافة عدة وفود: الأسماء، واحد في كل سطر',
  severalHint: 'يحصل كل وفد على رمز من اسمه، ويمكنك تغييره.',
  add: '{count, plural, =0 {إضافة وفود} zero {إضافة وفود} one {إضافة وفد واحد} two {إضافة وفدين} few {إضافة # وفود} many {إضافة # وفدًا} other {إضافة # وفد}}',
} as const;
