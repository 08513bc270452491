export const phrases = {
  menu: 'Copy or save the table',
  copy: 'Copy table',
  csv: 'Save as CSV',
  picture: 'Save as picture',
  copied: 'Table copied',
  failed: 'The table couldn’t be copied or saved',
} as const;
