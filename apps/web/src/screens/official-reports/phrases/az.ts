export const phrases = {
  title: 'Rəsmi hesabatlar',
  description: 'Təşkilatçıların hesabatları, qaydaları, cədvəlləri və digər sənədləri.',
  type: 'Növ',
  allTypes: 'Bütün növlər',
  count: '{count, plural, one {# sənəd} other {# sənəd}}',
  emptyHint: 'Sənədlər açıqlanan kimi burada görünəcək.',
  toReports: 'Nəticə hesabatları və start siyahıları',
} as const;
