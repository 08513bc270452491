export const phrases = {
  title: 'Vérifier une attestation',
  intro: 'Saisissez le code imprimé sur une attestation pour savoir si elle est authentique.',
  needsScripts: 'La vérification d’une attestation nécessite JavaScript.',
  code: 'Code',
  codeHint: 'Dix lettres et chiffres, par exemple {example}',
  check: 'Vérifier',
  genuine: 'Cette attestation est authentique',
  holder: 'Délivré à',
  course: 'Formation',
  issued: 'Date de délivrance',
  revoked: 'Cette attestation a été révoquée',
  revokedOn: 'Date de révocation',
  revokedHint: 'Il n’est plus valable.',
  unknown: 'Aucune attestation ne porte ce code',
  unknownHint:
    'Vérifiez que le code est bien saisi. Si c’est le cas, l’attestation n’est pas authentique ou a été retirée.',
  open: 'Ouvrir l’attestation (PDF)',
};
