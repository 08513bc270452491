export const es = {
  confirmSubject: 'Confirma tu correo electrónico',
  confirmText:
    'Hola, {username}:\n\nAbre este enlace para confirmar tu correo electrónico. Funciona una sola vez y durante tres días.',
  guardianSubject: 'Un menor pide tu consentimiento',
  guardianText:
    'Hola:\n\nLa persona con el nombre de usuario «{username}» quiere una cuenta en la aplicación de los Juegos y te indicó como madre, padre o tutor. La cuenta guarda un nombre de usuario, un correo electrónico, el año de nacimiento y, cifrado, un número de documento. Con ella se ganan puntos en trivias; los demás solo ven el nombre de usuario.\n\nSi estás de acuerdo, abre este enlace en un plazo de dos semanas. Si no haces nada, no habrá cuenta.',
  guardianToldSubject: 'Te indicaron como tutor o tutora',
  guardianToldText:
    'Hola:\n\nLa persona con el nombre de usuario «{username}» abrió una cuenta en la aplicación de los Juegos y te indicó como madre, padre o tutor. No tienes que hacer nada. Si quieres que se elimine la cuenta, responde a este mensaje.',
  resetSubject: 'Restablece tu contraseña',
  resetText:
    'Hola, {username}:\n\nAbre este enlace para elegir una contraseña nueva. Funciona una sola vez y durante diez minutos. Si no la pediste, ignora este mensaje: tu contraseña sigue siendo la misma.',
  knownSubject: 'Ya tienes una cuenta',
  knownText:
    'Hola, {username}:\n\nAlguien intentó registrarse con tus datos. Ya tienes una cuenta, así que no cambió nada. Si fuiste tú y olvidaste la contraseña, elige aquí una nueva.',
  passwordChangedSubject: 'Se cambió tu contraseña',
  passwordChangedText:
    'Hola, {username}:\n\nTu contraseña acaba de cambiar y se cerró la sesión en todos los demás dispositivos. Si no fuiste tú, pide enseguida una contraseña nueva en la página de inicio de sesión.',
  emailSubject: 'Confirma tu nuevo correo electrónico',
  emailText:
    'Hola, {username}:\n\nAbre este enlace para que este sea el correo electrónico de tu cuenta. Funciona una sola vez y durante tres días. Si no lo pediste, ignora este mensaje: no cambiará nada.',
  emailAskedSubject: 'Se pidió cambiar tu correo electrónico',
  emailAskedText:
    'Hola, {username}:\n\nAlguien que conoce tu contraseña pidió cambiar el correo electrónico de tu cuenta. Nada cambia hasta que se confirme el correo nuevo. Si no fuiste tú, elige aquí una contraseña nueva: así también se anula la solicitud.',
  emailTakenSubject: 'Ya tienes una cuenta',
  emailTakenText:
    'Hola, {username}:\n\nAlguien intentó usar este correo electrónico para otra cuenta. Pertenece a la tuya, así que no cambió nada. No tienes que hacer nada.',
  twoFactorOnSubject: 'La verificación en dos pasos está activada',
  twoFactorOnText:
    'Hola, {username}:\n\nSe acaba de configurar una aplicación de autenticación para tu cuenta y se cerró la sesión en los demás dispositivos. Si no fuiste tú, elige aquí una contraseña nueva.',
  twoFactorOffSubject: 'La verificación en dos pasos está desactivada',
  twoFactorOffText:
    'Hola, {username}:\n\nSe acaba de desactivar la verificación en dos pasos de tu cuenta. Si no fuiste tú, elige aquí una contraseña nueva.',
  closing: 'Podium',
};
