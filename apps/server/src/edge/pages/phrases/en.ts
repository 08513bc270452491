export const en = {
  busy: 'Many people are opening pages right now. This one will load again by itself in a few seconds.',
  broken: {
    title: 'This page couldn’t be created',
    number: 'Error number: {id}',
    again: 'Try again',
  },
};
