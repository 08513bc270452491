export const phrases = {
  title: 'You’re following {name}',
  text: 'Now on your home page. Add the dates to your calendar, too:',
  notify: 'Notify me',
  notified: 'Notifications are on',
} as const;
