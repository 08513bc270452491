export const phrases = {
  title: 'Cronometraje',
  about: 'Computadoras de las sedes que envían los resultados de los sistemas de cronometraje',
  none: 'Ninguna computadora envió nada aún.',
  start: 'Inicia Podium en la computadora de la meta e indica la carpeta del sistema de cronometraje:',
  state: { connected: 'Conectada', silent: 'Sin señal' },
  facts: '{format}, última señal: {time}',
  silentHelp: 'Revisa la computadora y su red. Sus archivos esperan allí y se envían en cuanto vuelva.',
  noFile: 'Aún no envió ningún archivo',
  lastFile:
    'Último archivo: {file}, {time}; {count, plural, one {# archivo hasta ahora} many {# archivos hasta ahora} other {# archivos hasta ahora}}',
  waiting:
    '{count, plural, one {# archivo aún espera allí} many {# archivos aún esperan allí} other {# archivos aún esperan allí}}',
  problem: '{file} no se incorporó por completo, {time}:',
  menu: 'Cronometraje',
} as const;
