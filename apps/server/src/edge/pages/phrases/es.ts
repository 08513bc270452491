export const es = {
  busy: 'Mucha gente está abriendo páginas en este momento. Esta se volverá a cargar sola en unos segundos.',
  broken: {
    title: 'No se pudo crear esta página',
    number: 'Número de error: {id}',
    again: 'Volver a intentar',
  },
};
