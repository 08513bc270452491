export const phrases = {
  live: 'Ao vivo agora',
  next: 'Próxima disputa',
  tomorrow: 'Amanhã',
  from: 'a partir de',
  orLater: 'ou mais tarde',
  lane: 'Raia {lane}',
  awaits:
    '{what, select, heat {Série e raia quando sair a lista de largada} lane {Raia quando sair a lista de largada} startList {A lista de largada ainda não foi publicada} draw {O sorteio ainda não foi publicado} other {Adversário a definir}}',
  nothing: 'Nada mais previsto',
  inMinutes: '{count, plural, one {em # min} many {em # de min} other {em # min}}',
  since: 'Desde a sua última visita',
  nextAt: 'próxima às {time}',
} as const;
