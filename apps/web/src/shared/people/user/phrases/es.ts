export const phrases = {
  guest: 'Invitado/a',
  account: 'Mi cuenta',
  signIn: 'Iniciar sesión',
  signUp: 'Crear una cuenta',
  asGuest: 'Entrar como invitado/a',
  signedInAs: 'Iniciaste sesión como {name}.',
  mailKept: 'Este servidor de demostración no envía correo. Los mensajes son archivos en la carpeta {folder}.',
  type: {
    admin: 'Administrador/a',
    athlete: 'Deportista',
    coach: 'Entrenador/a',
    manager: 'Gestor/a',
    referee: 'Árbitro/a',
    staff: 'Personal',
    volunteer: 'Voluntario/a',
    guest: 'Invitado/a',
  },
};
