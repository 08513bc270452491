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
    lead: 'Məsul şəxs (yalnız heyət)',
    leadPhone: 'Məsul şəxsin telefonu (yalnız heyət)',
    leadEmail: 'Məsul şəxsin e-poçtu (yalnız heyət)',
    photo: 'Foto',
  },
} as const;
