export const phrases = {
  label: 'المنافسة المختارة',
  open: 'فتح هذه المنافسة',
} as const;
