export const phrases = {
  title: 'Controles',
  about: 'Para emergências. Cada mudança vale imediatamente para todos.',
  names: { readOnly: 'Jogos somente para leitura', medalsFrozen: 'Medalhas congeladas' },
  texts: {
    readOnly:
      'Nada do que usuários ou organizadores enviam é salvo. A fonte de dados continua ativa e todos podem consultar.',
    medalsFrozen:
      'Todos veem as medalhas deste momento: quadro de medalhas, medalhistas e contagens. Os resultados continuam.',
  },
  offTexts: {
    readOnly: 'Usuários e organizadores podem voltar a salvar alterações.',
    medalsFrozen:
      'Todos voltam a ver todas as medalhas. Os aparelhos recebem uma notificação sobre as que entraram nesse período.',
  },
  on: 'Ativado',
  off: 'Desativado',
  last: 'Última mudança: {time}, {name}',
  never: 'Ainda não foi ativado',
  reason: 'Motivo: {reason}',
  turnOn: 'Ativar',
  turnOff: 'Desativar',
  turnOnNamed: 'Ativar: {name}',
  turnOffNamed: 'Desativar: {name}',
  publicReason: 'Motivo (todos veem)',
  done: 'Interruptor alterado',
  also: 'Também útil',
  notice: 'Mostrar um aviso em todas as páginas',
  hide: 'Ocultar um participante',
  banner: 'Os Jogos estão somente para leitura: só os interruptores podem ser alterados.',
  medalsBanner: 'Medalhas congeladas desde: {time}',
  menu: 'Controles',
  decisions: { 'switch-set': 'Interruptor ativado ou desativado' },
} as const;
