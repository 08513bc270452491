export const pt = {
  reason: {
    camera: 'Para ler códigos nos locais de competição e juntar pontos.',
    location:
      'Para mostrar o local, a parada ou o hospital mais próximo. Sua localização não sai deste aparelho, exceto ao ler um código que só vale em um lugar.',
  },
};
