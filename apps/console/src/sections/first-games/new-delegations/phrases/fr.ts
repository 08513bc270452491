export const phrases = {
  several: 'En ajouter plusieurs : leurs noms, un par ligne',
  severalHint: 'Chacune reçoit un code tiré de son nom, que vous pouvez changer.',
  add: '{count, plural, =0 {Ajouter des délégations} one {Ajouter # délégation} many {Ajouter # de délégations} other {Ajouter # délégations}}',
} as const;
