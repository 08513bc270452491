export const phrases = {
  name: 'Área de voluntariado',
  names: 'Áreas de voluntariado',
  fields: {
    name: 'Nome',
    tasks: 'O que os voluntários fazem',
    shifts: 'Turnos',
    apply: 'Como se inscrever',
    web: 'Site',
    venue: 'Local',
    place: 'Lugar',
    lead: 'Responsável (só equipe)',
    leadPhone: 'Telefone do responsável (só equipe)',
    leadEmail: 'E-mail do responsável (só equipe)',
    photo: 'Foto',
  },
} as const;
