export const phrases = {
  title: 'Iniciar sesión',
  menu: 'Iniciar sesión',
  menuHint: 'Tu cuenta, o entra en modo invitado',
  menuOther: 'Iniciar sesión, cuenta, contraseña',
  description: 'Inicia sesión en tu cuenta o entra en modo invitado.',
  send: 'Iniciar sesión',
  sending: 'Iniciando sesión…',
  forgot: '¿Olvidaste la contraseña?',
  codeHint: 'Los seis dígitos de tu aplicación de autenticación o un código de respaldo',
  goOn: 'Continuar',
  or: 'o',
};
