export const phrases = {
  title: 'You’re following {name}',
  text: 'They now stand on your front page. Keep their dates in your calendar too:',
  notify: 'Notify me',
  notified: 'Notifications are on',
} as const;
