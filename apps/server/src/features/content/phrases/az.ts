export const az = {
  bulletinWords: 'Bülleten',
  hospitalWords: 'Xəstəxana, klinika, həkim',
  hotelWords: 'Otel, yaşayış',
  bulletin: '{number} nömrəli bülleten',
  bulletinHidden: 'Yeni bülleten var.',
  pushType: {
    bulletin: 'Bülletenlər',
    notice: 'Təşkilatçıların elanları',
  },
};
