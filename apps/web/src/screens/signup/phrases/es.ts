export const phrases = {
  title: 'Crea una cuenta',
  description: 'Con una cuenta, lo que sigues te acompaña en todos tus dispositivos.',
  usernameHint: 'Los demás lo ven en la clasificación. No uses tu nombre completo.',
  passwordHint: 'Al menos 8 caracteres',
  cpf: 'CPF u otro documento',
  cpfHint:
    'Para que cada persona tenga una sola cuenta. Se guarda cifrado y nunca se muestra. Sin CPF: de 8 a 10 letras o cifras de otro documento.',
  birthYear: 'Año de nacimiento',
  birthYearHint: 'Los menores de 12 años necesitan el permiso de un responsable.',
  guardianEmail: 'Correo del responsable',
  guardianHint: 'Le preguntaremos si puedes tener esta cuenta.',
  termsTitle: 'Condiciones y privacidad',
  terms1:
    'Guardamos tu nombre de usuario, correo, año de nacimiento y, cifrado, el número de tu documento: para gestionar tu cuenta y para nada más.',
  terms2:
    'Nadie más recibe estos datos y no hay publicidad. Puedes descargarlo o eliminarlo todo en tu cuenta cuando quieras.',
  terms3: 'Juega limpio: una cuenta por persona, nunca el nombre de otro, nada que ofenda.',
  accept: 'He leído y acepto las condiciones',
  send: 'Crear cuenta',
  sending: 'Creando la cuenta…',
  haveAccount: '¿Ya tienes cuenta?',
  doneTitle: 'Revisa tu correo',
  doneText: 'Te enviamos un mensaje. Abre el enlace que contiene para confirmar tu cuenta.',
  doneGuardian: 'Tu responsable también recibirá un mensaje. La cuenta se abrirá cuando ambos confirmen.',
};
