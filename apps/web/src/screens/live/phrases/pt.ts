export const phrases = {
  title: 'Ao vivo',
  description: 'Todas as disputas em andamento, as que começam em até uma hora e as que acabaram de terminar.',
  nothing: 'Nenhuma disputa ao vivo no momento',
  nextAt: 'A próxima começa às {time}.',
  nextOn: 'A próxima começa em {day}, às {time}.',
  nextHour: 'Na próxima hora',
  coming: 'A seguir',
  latest: 'Encerradas há pouco',
  menu: 'Ao vivo',
  menuHint: 'Os placares de tudo o que está em andamento',
  menuOther: 'Agora, placar ao vivo, em andamento',
} as const;
