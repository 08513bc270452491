export const phrases = {
  title: 'Sua opinião',
  menu: 'Sua opinião',
  menuHint: 'Conte o que você acha do aplicativo',
  description: 'Conte o que você acha do aplicativo e o que podemos melhorar.',
  signInFirst: 'Entre para enviar sua opinião.',
  question: 'O que você acha do aplicativo?',
  sentiment: {
    happy: 'Gostei',
    neutral: 'Mais ou menos',
    sad: 'Não gostei',
  },
  ask: {
    happy: 'Que bom! O que deixaria o aplicativo ainda melhor?',
    neutral: 'O que podemos melhorar?',
    sad: 'Que pena! O que deu errado?',
  },
  count: '{count} de {most} caracteres',
  send: 'Enviar',
  sending: 'Enviando…',
  thanks: 'Obrigado pela sua opinião!',
  read: 'Nossa equipe lê todas as sugestões.',
  again: 'Enviar outra sugestão',
  keptTitle: 'Salvo neste aparelho',
  kept: 'Você está sem conexão. Sua sugestão será enviada quando a conexão voltar.',
  keptSent:
    '{count, plural, one {Sua sugestão foi enviada} many {Suas # de sugestões foram enviadas} other {Suas # sugestões foram enviadas}}',
  failed: 'Algo deu errado. Tente de novo.',
  limit:
    'Você atingiu o limite de sugestões. Tente de novo em {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}.',
  fault: {
    sentimentRequired: 'Escolha o que você acha do aplicativo',
    sentimentInvalid: 'Opção inválida',
    suggestionRequired: 'Escreva sua sugestão',
    suggestionShort: 'Escreva pelo menos 10 caracteres',
    suggestionLong: 'Escreva no máximo 1.000 caracteres',
  },
} as const;
