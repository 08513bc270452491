export const phrases = {
  name: 'Vídeo',
  names: 'Vídeos',
  fields: {
    state: 'Situação',
    title: 'Título',
    description: 'Descrição',
    discipline: 'Modalidade',
    unit: 'Disputa',
    file: 'Arquivo',
    fallback: 'O mesmo filme em WebM ou MP4',
    hls: 'Endereço da transmissão (HLS)',
    external: 'Player externo',
    captions: 'Legendas',
    poster: 'Imagem de capa',
    start: 'Início',
    end: 'Fim',
    duration: 'Duração (segundos)',
  },
  words: {
    state: {
      live: 'Ao vivo',
      upcoming: 'Em breve',
      recorded: 'Gravado',
    },
  },
  hints: {
    file: 'Só uma fonte: arquivo, transmissão ou player externo',
    external: 'Abre só depois de um clique',
  },
} as const;
