export const es = {
  reason: {
    camera: 'Para escanear códigos en las sedes y sumar puntos.',
    location:
      'Para mostrar la sede, la parada o el hospital más cercano. Tu ubicación no sale de este dispositivo, salvo al escanear un código que solo vale en un lugar.',
  },
};
