export const phrases = {
  title: 'Volunteers',
  intro: 'Who helps at the Games, what they do, and how to join them.',
  empty: 'No volunteer areas yet',
  shifts: 'Shifts',
  apply: 'How to take part',
  form: 'Open the form',
  contact: 'Contact for staff and volunteers',
} as const;
