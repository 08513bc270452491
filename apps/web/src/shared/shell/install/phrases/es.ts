export const phrases = {
  title: 'Instala la aplicación',
  text: 'Se abre desde tu pantalla de inicio, en su propia ventana.',
  install: 'Instalar',
  ios: 'Toca Compartir y luego «Añadir a pantalla de inicio».',
  installed: 'La aplicación está instalada en este dispositivo.',
  other: 'Abre el menú de tu navegador y elige «Instalar» o «Añadir a pantalla de inicio».',
  notNow: 'Ahora no',
} as const;
