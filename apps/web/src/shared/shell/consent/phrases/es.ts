export const phrases = {
  title: 'Tus datos en este dispositivo',
  text: 'Esta aplicación guarda solo lo que necesita: idioma, apariencia, lo que sigues y tu sesión. Sin publicidad ni rastreo entre sitios. Lo opcional se guardaría solo con tu permiso.',
  choose: 'Elegir',
  necessary: 'Solo lo necesario',
  all: 'Permitir todo',
  open: 'Cookies y almacenamiento',
  present: 'Tu elección actual: {choice}',
};
