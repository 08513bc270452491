export const phrases = {
  title: 'Dados abertos',
  intro:
    'A programação, os resultados e as medalhas destes Jogos para o seu site, aplicativo ou análise. Sem cadastro.',
  files: 'Downloads',
  sport: 'Modalidade',
  allSports: 'Todas as modalidades',
  tables: {
    schedule: 'Programação',
    results: 'Resultados',
    medals: 'Quadro de medalhas',
    medallists: 'Medalhistas',
    cups: 'Taças',
  },
  about: {
    schedule: 'Todas as disputas, treinos e cerimônias com horário, local e situação.',
    results: 'Cada linha de resultado publicada, com posição, marca e medalha.',
    medals: 'Ouro, prata e bronze de cada delegação.',
    medallists: 'Quem ganhou cada medalha e em que dia.',
    cups: 'Pontos e colocações de cada delegação nas taças.',
  },
  fileOf: '{name} em {format}',
  columns: 'Colunas',
  privacy: 'Os nomes aparecem apenas na medida em que podem ser publicados; caso contrário, um número os substitui.',
  api: 'API',
  apiText:
    'Tudo o que o aplicativo mostra também está disponível em JSON, e as mudanças chegam ao vivo por um fluxo de dados.',
  apiDocs: 'Documentação da API',
  more: 'Calendários e widgets',
  medalEvents: 'Provas com medalhas',
  widgets: 'Widgets para o seu site',
  terms: 'Condições de uso',
  license: 'Licença:',
  noLicense: 'Nenhuma licença foi informada. Consulte a organização antes de republicar os dados.',
  limit: 'Até {count} downloads por minuto e rede.',
  polling:
    'Os arquivos são atualizados a cada 30 segundos. Para acompanhar ao vivo, use o fluxo de dados em vez de baixar repetidamente.',
} as const;
