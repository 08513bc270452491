export const phrases = {
  name: 'Könüllü sahəsi',
  names: 'Könüllü sahələri',
  fields: {
    name: 'Ad',
    tasks: 'Könüllülər nə edir',
    shifts: 'Növbələr',
    apply: 'Necə müraciət etməli',
    web: 'Veb-sayt',
    venue: 'Obyekt',
    place: 'Yer',
    lead: 'Məsul şəxs (yalnız işçi heyəti)',
    leadPhone: 'Məsul şəxsin telefonu (yalnız işçi heyəti)',
    leadEmail: 'Məsul şəxsin e-poçtu (yalnız işçi heyəti)',
    photo: 'Foto',
  },
} as const;
