export const phrases = {
  title: 'Verificación de certificado',
  description: 'Comprueba si un certificado de los Juegos es auténtico.',
  code: 'Código:',
  needsScripts: 'Esta verificación requiere JavaScript.',
  genuine: 'Este certificado es auténtico',
  holder: 'Otorgado a',
  course: 'Por el curso',
  provider: 'Organizador',
  issued: 'Fecha',
  unknown: 'Ningún certificado tiene este código',
  unknownHint: 'Comprueba que no haya errores. El código tiene doce letras y cifras.',
} as const;
