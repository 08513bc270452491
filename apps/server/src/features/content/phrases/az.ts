export const az = {
  bulletinWords: 'Bülleten',
  bulletin: '{number} nömrəli bülleten',
  bulletinHidden: 'Yeni bülleten var.',
  pushType: {
    bulletin: 'Bülletenlər',
    notice: 'Təşkilatçıların elanları',
  },
};
