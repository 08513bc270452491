export const pt = {
  description: 'Programação, resultados e medalhas dos Jogos',
  live: 'Ao vivo',
  medals: 'Medalhas',
  schedule: 'Programação',
  help: 'Ajuda e esporte seguro',
  shotSchedule: 'A programação de um dia',
  shotResult: 'Um resultado',
  shotMedals: 'O quadro de medalhas',
  shotWide: 'Modalidades por dia',
};
