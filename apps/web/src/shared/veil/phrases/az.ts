export const phrases = {
  show: 'Bu səhifədəki nəticələri göstər',
  hide: 'Nəticələri yenidən gizlət',
};
