export const phrases = {
  menu: 'Imprimer',
  title: 'Imprimer',
  about: 'Tout ce qui s’imprime, en PDF. Le logo, la couleur, les partenaires et la signature sont ceux des Jeux.',
  look: 'Définir l’identité visuelle des Jeux',
  language: 'Langue du papier',
  paper: 'Type',
  day: 'Jour',
  days: 'Jours',
  place: 'Lieu',
  event: 'Épreuve',
  sport: 'Sport',
  delegation: 'Délégation',
  allDays: 'Tous les jours',
  allPlaces: 'Tous les lieux',
  allEvents: 'Toutes les épreuves',
  allSports: 'Tous les sports',
  allDelegations: 'Toutes les délégations',
  oneContest: 'Cette compétition seulement',
  open: 'Ouvrir le PDF',
  openOf: 'Ouvrir le PDF : {name}',
  nothing: 'Il n’y a rien à imprimer avec ces choix.',
  tooMany: 'Il y en a {total, number}. Un PDF en contient au plus {max, number} : choisissez-en moins.',
  chooseDaysAndMeals: 'Choisissez les jours et les repas.',
  mealsLabel: 'Repas',
  anonymous: 'Sans les noms',
  count: {
    contests: '{count, plural, one {# compétition} many {# de compétitions} other {# compétitions}}',
    people: '{count, plural, one {# pièce} many {# de pièces} other {# pièces}}',
  },
  contests: {
    title: 'Compétitions',
    about:
      'Les listes de départ en un livret, les listes de la chambre d’appel et les feuilles de résultats aux cases vides selon les règles de chaque épreuve.',
  },
  contestPapers: {
    'start-list': 'Listes de départ',
    'call-room': 'Listes de la chambre d’appel',
    'score-sheet': 'Feuilles de résultats',
  },
  people: {
    diploma: {
      title: 'Diplômes de médaille',
      about:
        'Pour chaque personne médaillée, y compris chaque membre d’une équipe, avec la place, l’épreuve et la signature.',
    },
    award: {
      title: 'Diplômes de prix spéciaux',
      about: 'Pour chaque lauréat : une personne, une équipe ou une délégation.',
    },
    participation: { title: 'Diplômes de participation', about: 'Pour chaque athlète qui a une épreuve.' },
    card: {
      title: 'Cartes d’accréditation',
      about: 'A6, quatre par page : nom, délégation, fonction, photo si elle peut être montrée, et un QR code signé.',
    },
    ticket: { title: 'Tickets-repas', about: 'Un par personne, jour et repas, avec un QR code signé.' },
    bib: {
      title: 'Dossards',
      about: 'A5, deux par page, pour toutes les personnes qui ont un numéro. Les numéros viennent des inscriptions.',
    },
  },
  meals: { breakfast: 'Petit-déjeuner', lunch: 'Déjeuner', dinner: 'Dîner' },
  book: {
    title: 'Livre des résultats',
    about:
      'Tous les résultats avec les médailles et les classements. Il est préparé en arrière-plan ; sa page montre l’avancement.',
  },
  doors: {
    camera: 'Scanner avec l’appareil photo',
    stopCamera: 'Arrêter l’appareil photo',
    cameraFault: {
      permission: 'Cette page ne peut pas utiliser l’appareil photo. Autorisez-le dans les réglages du navigateur.',
      unavailable: 'Cet appareil n’a pas d’appareil photo. Saisissez le code.',
      error: 'L’appareil photo ne s’est pas ouvert. Réessayez.',
    },
    title: 'Accréditations à une porte',
    about: 'Scannez une accréditation après l’autre. Une fois ouverte, cette page fonctionne sans réseau.',
    list: '{count, plural, one {# accréditation} many {# d’accréditations} other {# accréditations}}, au {time}',
    offline: 'Pas de connexion. Les accréditations sont comparées à la dernière liste.',
    open: 'Contrôler les accréditations à une porte',
    state: {
      valid: 'Valide',
      unverified:
        'Sur la liste. Ce navigateur ne vérifie pas les signatures : comparez l’accréditation à la pièce d’identité.',
      forged: 'Non valide : ce code ne vient pas des organisateurs.',
      noCard: 'Ce n’est pas une accréditation de ces Jeux. C’est peut-être un ticket repas ou une affiche.',
      noCode: 'Ce n’est pas le code d’une accréditation.',
    },
  },
  check: {
    title: 'Vérifier une carte',
    about: 'À qui est la carte d’accréditation. Scannez son code dans le champ.',
    code: 'Code de la carte',
    action: 'Vérifier',
    unknown: 'Ce n’est pas une carte de ces Jeux.',
  },
};
