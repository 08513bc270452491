export const phrases = {
  title: 'Cronometragem',
  about: 'Computadores dos locais de competição que enviam os resultados dos sistemas de cronometragem',
  none: 'Nenhum computador enviou nada ainda.',
  start: 'Inicie o Podium no computador da chegada e informe a pasta do sistema de cronometragem:',
  state: { connected: 'Conectado', silent: 'Sem sinal' },
  facts: '{format}, último sinal: {time}',
  silentHelp: 'Verifique o computador e a rede. Os arquivos esperam lá e são enviados assim que ele voltar.',
  noFile: 'Ainda não enviou nenhum arquivo',
  lastFile:
    'Último arquivo: {file}, {time}; {count, plural, one {# arquivo até agora} many {# arquivos até agora} other {# arquivos até agora}}',
  waiting:
    '{count, plural, one {# arquivo ainda espera lá} many {# arquivos ainda esperam lá} other {# arquivos ainda esperam lá}}',
  problem: '{file} não foi incorporado por completo, {time}:',
  menu: 'Cronometragem',
} as const;
