export const phrases = {
  offer: 'Şəbəkə olmayan yerlər üçün Oyunları bu cihazda saxlayın',
  notNow: 'İndi yox',
} as const;
