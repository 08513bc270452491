export const phrases = {
  open: 'Inscrições das delegações',
  about:
    'Cada delegação recebe um link, escreve as inscrições sem conta e pode mudá-las até o horário que você definir. Nada vale antes de você aceitar.',
  none: 'Ainda não há links.',
  count: '{count, plural, =0 {Ainda não há inscrições} one {# inscrição} many {# de inscrições} other {# inscrições}}',
  review: 'Conferir',
  reviewOf: 'Conferir as inscrições de {delegation}',
  revoke: 'Revogar',
  revokeOf: 'Revogar o link de {delegation}',
  back: 'Voltar às delegações',
  lines: 'Inscrições enviadas',
  linesHint: 'Desmarque para deixar uma linha de fora.',
  finish: 'Pronto: remover o que foi enviado',
  finishHint:
    '{count, plural, one {# linha não é aceita e será excluída. Avise a delegação.} many {# de linhas não são aceitas e serão excluídas. Avise a delegação.} other {# linhas não são aceitas e serão excluídas. Avise a delegação.}}',
  goneEvent: 'Prova que não está mais no plano',
  state: {
    waiting:
      '{count, plural, one {# inscrição pendente} many {# de inscrições pendentes} other {# inscrições pendentes}}, envio: {time}',
    done: 'Aceitas. Envio: {time}',
    nothing: 'Nada enviado ainda',
    revoked: 'Revogado',
    until: 'Até: {time}',
  },
  make: {
    over: 'Esse horário já passou. Escolha um posterior.',
    delegations: 'Delegações',
    all: 'Todas as delegações',
    some: '{count, plural, one {# delegação} many {# de delegações} other {# delegações}}',
    until: 'Inscrições até',
    action: '{count, plural, one {Criar # link} many {Criar # de links} other {Criar # links}}',
  },
  made: {
    once: 'Os links aparecem só desta vez. Envie cada um à sua delegação.',
    csv: 'Baixar os links como tabela',
  },
  fields: {
    title: 'Adicionar uma inscrição',
    events: 'Provas',
    add: 'Adicionar às inscrições',
    sex: {
      W: 'Feminino',
      M: 'Masculino',
    },
  },
  send: {
    title: 'Inscrições',
    unknown: 'Este link não é válido. Peça um novo à organização.',
    until: 'Você pode enviar e mudar as inscrições até: {time}.',
    over: 'O prazo de inscrição terminou: {time}. Escreva à organização se faltar algo.',
    leftOut: 'Estas linhas do arquivo não estavam claras e ficaram de fora:',
    remove: 'Remover {name}, {event}',
    notSent: 'Ainda não enviado',
    sentAt: 'Enviado: {time}',
    action: '{count, plural, one {Enviar # inscrição} many {Enviar # de inscrições} other {Enviar # inscrições}}',
  },
} as const;
