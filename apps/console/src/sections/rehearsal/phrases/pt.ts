export const phrases = {
  title: 'Ensaio',
  menu: 'Ensaio',
  about: 'Teste um dia inteiro dos Jogos antes do início. Depois não sobra nada.',
  points: {
    everything: 'Anotadores, telas nos ginásios, impressões e medalhas funcionam como em um dia de verdade.',
    public: 'Todos veem os resultados e, em cada página, que são fictícios.',
    quiet: 'Nenhum aparelho recebe notificações sobre eles.',
    gone: 'No fim, todos os resultados desde o começo são removidos. Inscrições, calendário e conteúdo permanecem.',
  },
  faults: {
    noContests: 'Ainda não há disputas. Publique primeiro a montagem dos Jogos.',
    hasResults: 'Já há resultados. Um ensaio removeria os verdadeiros junto com os seus.',
    hasBegun: 'A primeira disputa já começou. O ensaio só é possível antes dela.',
  },
  ready:
    '{count, plural, one {# disputa está pronta.} many {# de disputas estão prontas.} other {# disputas estão prontas.}}',
  begin: 'Começar o ensaio',
  begun: 'O ensaio começou',
  beginText:
    'A partir de agora cada página diz que os resultados são fictícios. Até o fim do ensaio não é possível publicar a montagem.',
  on: 'Ensaio desde {time}, iniciado por {name}',
  played: '{played} de {count, plural, one {# disputa tem} many {# de disputas têm} other {# disputas têm}} resultado.',
  makeUp: 'Inventar resultados',
  makeUpAbout:
    'Joga as próximas disputas em ordem de início, pelas regras de cada prova. Vocês também podem lançar resultados, com os links de anotadores como em um dia de verdade.',
  stop: 'Parar',
  waiting:
    '{count, plural, one {# disputa espera} many {# de disputas esperam} other {# disputas esperam}} uma decisão sobre um empate, um sorteio ou os participantes.',
  toToday: 'Ir para Hoje',
  left: 'Os resultados destas disputas precisam ser lançados por vocês:',
  endTitle: 'Fim',
  endAbout:
    'Todos os resultados desde o começo do ensaio são removidos: os de vocês, os dos anotadores e os inventados.',
  end: 'Encerrar e descartar os resultados',
  endText:
    '{count, plural, =0 {Nenhuma disputa tem resultado.} one {O resultado de # disputa é removido.} many {Os resultados de # de disputas são removidos.} other {Os resultados de # disputas são removidos.}} Não é possível desfazer. Leva alguns segundos.',
  ends: 'Os resultados estão sendo removidos. Leva alguns segundos.',
  look: 'Verificar de novo',
  banner: 'Ensaio desde {time}: os resultados são fictícios e serão removidos.',
  open: 'Abrir o ensaio',
  decisions: {
    'rehearsal-begin': 'Ensaio iniciado',
    'rehearsal-discard': 'Resultados do ensaio descartados',
    'rehearsal-end': 'Ensaio encerrado',
  },
} as const;
