export const phrases = {
  group: {
    events: 'Épreuves',
    general: 'Général',
    phases: 'Phases et unités',
    documents: 'Documents de compétition',
  },
  version: 'Version {version}',
  open: 'Ouvrir',
  download: 'Télécharger',
  replaced: 'Remplacé',
  replacedBy: 'Remplacé : voir la nouvelle version',
  withdrawn: 'Retiré',
  noFile: 'Pas de fichier',
  fileError: 'Ce fichier n’a pas pu être ouvert. Il est peut-être en route ; réessayez.',
  protest: 'Réclamation',
  decision: 'Décision',
  emptyHint: 'Listes de départ, résultats et décisions s’afficheront ici dès leur signature.',
} as const;
