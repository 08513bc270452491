export const phrases = {
  title: 'Provas e fases',
  noGender: 'Outras provas',
  openEvent: 'Ver a prova',
  noUnits: 'A programação desta prova ainda não foi publicada',
  emptyHint: 'As provas aparecem aqui assim que a programação for publicada.',
  next: 'A seguir: {round}',
  today: 'hoje {time}',
  tomorrow: 'amanhã {time}',
} as const;
