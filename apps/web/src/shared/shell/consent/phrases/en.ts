export const phrases = {
  title: 'Your data on this device',
  text: 'This app stores only what it needs: language, appearance, what you follow, and your session. No advertising, no tracking across sites. Anything optional would be stored only if you allow it.',
  choose: 'Choose',
  necessary: 'Necessary only',
  all: 'Allow all',
  open: 'Cookies and storage',
  present: 'Your current choice: {choice}',
} as const;
