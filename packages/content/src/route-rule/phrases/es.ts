export const phrases = {
  name: 'Redirección',
  names: 'Redirecciones',
  fields: {
    from: 'Dirección antigua',
    to: 'Dirección nueva',
  },
  hints: {
    from: 'Una ruta sin página, como /antigua, o /antigua/* con todas las direcciones que contiene',
    to: 'Una ruta de este sitio o una dirección que empiece por https://',
  },
} as const;
