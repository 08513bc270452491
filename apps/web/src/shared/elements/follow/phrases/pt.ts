export const phrases = {
  title: 'Você acompanha {name}',
  text: 'Agora aparece na sua página inicial. Guarde também as datas no seu calendário:',
  notify: 'Ativar avisos',
  notified: 'Notificações ativadas',
} as const;
