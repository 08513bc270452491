export const phrases = {
  title: 'الكؤوس',
  points: '{points, plural, zero {# نقطة} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
  noPoints: 'لا نقاط بعد',
  pointsHead: 'النقاط',
  rankAndPoints:
    'المركز {rank, number} · {points, plural, zero {# نقطة} one {نقطة واحدة} two {نقطتان} few {# نقاط} many {# نقطة} other {# نقطة}}',
} as const;
