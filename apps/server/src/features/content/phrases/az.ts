export const az = {
  bulletinWords: 'Bülleten',
};
