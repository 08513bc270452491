export const phrases = {
  title: 'Chronométrage',
  about: 'Ordinateurs des sites qui envoient les résultats des systèmes de chronométrage',
  none: 'Aucun ordinateur n’a encore rien envoyé.',
  start: 'Lancez Podium sur l’ordinateur de l’arrivée et indiquez le dossier du système de chronométrage :',
  state: { connected: 'Connecté', silent: 'Aucun signal' },
  facts: '{format}, dernier signal : {time}',
  silentHelp: 'Vérifiez l’ordinateur et son réseau. Ses fichiers attendent sur place et sont envoyés dès son retour.',
  noFile: 'Aucun fichier envoyé pour l’instant',
  lastFile:
    'Dernier fichier : {file}, {time} ; {count, plural, one {# fichier jusqu’ici} many {# fichiers jusqu’ici} other {# fichiers jusqu’ici}}',
  waiting:
    '{count, plural, one {# fichier attend encore sur place} many {# fichiers attendent encore sur place} other {# fichiers attendent encore sur place}}',
  problem: '{file} n’a pas été repris en entier, {time} :',
  menu: 'Chronométrage',
} as const;
