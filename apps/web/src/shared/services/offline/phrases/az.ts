export const phrases = {
  offer: 'Şəbəkə olmayan yerlər üçün Oyunları bu telefonda saxlayın',
  notNow: 'İndi yox',
} as const;
