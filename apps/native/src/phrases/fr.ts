export const fr = {
  reason: {
    camera: 'Pour scanner les codes sur les sites et gagner des points.',
    location:
      'Pour afficher le site, l’arrêt ou l’hôpital le plus proche. Votre position reste sur cet appareil, sauf si vous scannez un code valable à un seul endroit.',
  },
};
