export const phrases = {
  title: 'Install the app',
  text: 'Opens from your home screen, in a window of its own.',
  install: 'Install',
  ios: 'Tap Share, then “Add to Home Screen”.',
  installed: 'The app is installed on this device.',
  other: 'Open your browser’s menu and choose “Install” or “Add to Home Screen”.',
  notNow: 'Not now',
} as const;
