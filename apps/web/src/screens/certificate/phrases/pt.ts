export const phrases = {
  title: 'Verificação de certificado',
  description: 'Verifica se um certificado dos Jogos é autêntico.',
  code: 'Código:',
  needsScripts: 'Esta verificação requer JavaScript.',
  genuine: 'Este certificado é autêntico',
  holder: 'Concedido a',
  course: 'Pelo curso',
  provider: 'Organizador',
  issued: 'Emitido em',
  unknown: 'Nenhum certificado tem este código',
  unknownHint: 'Confira se não há erros de digitação. O código tem doze letras e números.',
} as const;
