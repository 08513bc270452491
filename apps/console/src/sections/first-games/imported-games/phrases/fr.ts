export const phrases = {
  about:
    'Ces Jeux viennent de fichiers. Ajoutez ici des sites, des délégations et des épreuves : la publication les ajoute, et tout ce qui vient des fichiers reste.',
  unknown:
    'Des Jeux importés de fichiers sont publics, et cette préparation ne les connaît pas. La publication serait refusée.',
  begin: 'Repartir des Jeux importés',
  events:
    '{count, plural, one {# épreuve des fichiers} many {# d’épreuves des fichiers} other {# épreuves des fichiers}}',
  eventsAbout:
    'Leurs compétitions et engagements restent tels que dans les fichiers. Pour les modifier, importez de nouveau un fichier.',
  import: 'Importer des fichiers',
} as const;
