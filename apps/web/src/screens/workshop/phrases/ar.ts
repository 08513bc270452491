export const phrases = {
  counter: 'عدّاد النقاط',
  home: 'المضيف',
  away: 'الضيف',
  plus: '{name}: نقطة أكثر',
  minus: '{name}: نقطة أقل',
  undo: 'تراجع',
} as const;
