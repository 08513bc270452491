export const phrases = {
  hide: 'Nəticələri gizlət',
  show: 'Nəticələri göstər',
  hidden: 'Nəticələr gizlədilib',
  shown: 'Nəticələr göstərilir',
  shownHere: 'Nəticələr bu səhifədə göstərilir',
  showHere: 'Bu səhifədə göstər',
  hideAgain: 'Nəticələri yenidən gizlət',
  placeholder: 'Gizlədilib',
};
