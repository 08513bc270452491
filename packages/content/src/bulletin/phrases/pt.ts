export const phrases = {
  name: 'Boletim',
  names: 'Boletins',
  fields: {
    number: 'Número',
    title: 'Título',
    published: 'Data e horário',
    priority: 'Importância',
    isPinned: 'Fixar no topo',
    text: 'Texto',
    files: 'Arquivos',
    replaces: 'Substitui',
    audience: 'Público',
    discipline: 'Modalidade',
  },
  words: {
    audience: {
      everyone: 'Todos',
      delegations: 'Delegações',
      athletes: 'Atletas',
      staff: 'Equipe de apoio',
    },
  },
} as const;
