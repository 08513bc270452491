export const phrases = {
  several: 'Bir neçəsini əlavə et: adlar, hər sətirdə biri',
  severalHint: 'Hər biri adından kod alır, onu dəyişə bilərsiniz.',
  add: '{count, plural, =0 {Nümayəndə heyətlərini əlavə et} one {# nümayəndə heyəti əlavə et} other {# nümayəndə heyəti əlavə et}}',
} as const;
