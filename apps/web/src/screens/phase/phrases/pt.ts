export const phrases = {
  title: '{sport}: {event}, {round} – classificação geral',
  description: '{sport}, {event}, {round}: todos em uma só classificação, e quem avança.',
  ranking: 'Classificação geral da fase',
  total: 'Total acumulado',
  empty: 'Ainda não há classificação desta fase',
} as const;
