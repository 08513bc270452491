export const phrases = {
  title: 'Adicionar ao calendário: {name}',
  hint: 'Um calendário assinado acompanha todas as mudanças de horário. Um download fica como está hoje.',
  results: 'Mostrar os resultados no calendário',
  subscribe: 'Assinar',
  google: 'Google Agenda',
  copy: 'Copiar endereço',
  copied: 'Endereço do calendário copiado',
  once: 'Baixar uma vez',
} as const;
