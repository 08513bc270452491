export const phrases = {
  label: 'Selected contest',
  open: 'Open this contest',
} as const;
