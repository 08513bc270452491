export const phrases = {
  title: 'Bu cihazdakı məlumatlarınız',
  text: 'Bu tətbiq yalnız lazım olanı saxlayır: dil, görünüş, izlədikləriniz və sessiyanız. Reklam və saytlararası izləmə yoxdur. Əlavə məlumat yalnız icazənizlə saxlanılar.',
  choose: 'Seç',
  necessary: 'Yalnız zəruri olanlar',
  all: 'Hamısına icazə ver',
  open: 'Kuki faylları və yaddaş',
  present: 'Hazırkı seçiminiz: {choice}',
};
