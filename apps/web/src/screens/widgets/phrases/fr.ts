export const phrases = {
  title: 'Widgets pour votre site',
  intro:
    'Affichez les résultats en direct ou le tableau des médailles sur votre page. Choisissez ce que vous voulez afficher, puis copiez le code HTML.',
  type: 'Widget',
  types: { events: 'Programme et résultats', medals: 'Tableau des médailles' },
  delegation: 'Délégation',
  allDelegations: 'Toutes les délégations',
  sport: 'Sport',
  allSports: 'Tous les sports',
  layout: 'Présentation',
  layouts: { compact: 'Compacte', wide: 'Large' },
  accent: 'Couleur',
  accents: { teal: 'Bleu canard', blue: 'Bleu', green: 'Vert', red: 'Rouge', purple: 'Violet', orange: 'Orange' },
  preview: 'Aperçu',
  snippet: 'Code HTML à copier',
  snippetHint:
    'Collez-le à l’endroit où le widget doit apparaître. Il s’actualise tout seul et n’enregistre rien sur l’appareil.',
  copy: 'Copier le code HTML',
  copied: 'Code HTML copié',
  copyFailed: 'Impossible de copier le code HTML',
} as const;
