export const phrases = {
  title: 'Inicia sesión en la consola',
  about: 'Con la cuenta que usas en la aplicación.',
  username: 'Nombre de usuario',
  password: 'Contraseña',
  code: 'Código',
  codeHint: 'De tu aplicación de autenticación, o un código de respaldo',
  codeWrong: 'Este código no es correcto.',
  send: 'Iniciar sesión',
  againTitle: 'Inicia sesión de nuevo',
  againSensitive: 'Para esto hace falta tu contraseña otra vez. Después continúa por sí solo.',
  againEnded: 'Tu sesión terminó. Lo que escribiste sigue aquí y lo que hacías continuará.',
  againDone: 'Iniciaste sesión de nuevo.',
} as const;
