export const phrases = {
  title: 'Vérifier une attestation',
  intro: 'Saisissez le code imprimé sur un diplôme pour savoir s’il est authentique.',
  needsScripts: 'La vérification d’un diplôme nécessite JavaScript.',
  code: 'Code',
  codeHint: 'Dix lettres et chiffres, par exemple {example}',
  check: 'Vérifier',
  genuine: 'Ce diplôme est authentique',
  holder: 'Délivré à',
  course: 'Formation',
  issued: 'Date de délivrance',
  revoked: 'Ce diplôme a été révoqué',
  revokedOn: 'Date de révocation',
  revokedHint: 'Il n’est plus valable.',
  unknown: 'Aucun diplôme ne porte ce code',
  unknownHint:
    'Vérifiez que le code est bien saisi. Si c’est le cas, le diplôme n’est pas authentique ou a été retiré.',
  open: 'Ouvrir le diplôme (PDF)',
};
