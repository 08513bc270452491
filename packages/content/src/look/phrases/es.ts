export const phrases = {
  name: 'Imagen de los Juegos',
  names: 'Imagen de los Juegos',
  fields: {
    logo: 'Logotipo',
    accent: 'Color de acento',
    signature: 'Firma',
    signer: 'Nombre bajo la firma',
    role: 'Cargo de quien firma',
  },
  hints: {
    accent: 'De los títulos y las líneas en papel, como #0B5FA5. Debe leerse bien sobre blanco.',
    signature: 'Imagen de la firma en los diplomas',
    logo: 'En todo lo que se imprime. Solo se usa el primer elemento publicado.',
  },
} as const;
