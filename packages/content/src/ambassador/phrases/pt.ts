export const phrases = {
  name: 'Embaixador(a)',
  names: 'Embaixadores',
  fields: {
    type: 'Papel no programa',
    name: 'Nome',
    person: 'Participante dos Jogos',
    sport: 'Modalidade',
    delegation: 'Delegação',
    role: 'Apresentação em uma linha',
    biography: 'Biografia',
    days: 'Dias disponíveis',
    from: 'De',
    until: 'Até',
    venue: 'Local',
    place: 'Lugar',
    photo: 'Foto',
  },
  words: {
    type: {
      athlete: 'Atleta',
      professor: 'Professor(a)',
    },
  },
  hints: {
    person: 'O nível de publicação dessa pessoa passa a valer para nome e foto.',
  },
} as const;
