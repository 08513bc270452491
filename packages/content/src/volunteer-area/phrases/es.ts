export const phrases = {
  name: 'Área de voluntariado',
  names: 'Áreas de voluntariado',
  fields: {
    name: 'Nombre',
    tasks: 'Qué hacen los voluntarios',
    shifts: 'Turnos',
    apply: 'Cómo postularse',
    web: 'Sitio web',
    venue: 'Sede',
    place: 'Lugar',
    lead: 'Responsable (solo personal)',
    leadPhone: 'Teléfono del responsable (solo personal)',
    leadEmail: 'Correo del responsable (solo personal)',
    photo: 'Foto',
  },
} as const;
