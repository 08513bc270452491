export const phrases = {
  name: 'Volunteer area',
  names: 'Volunteer areas',
  fields: {
    name: 'Name',
    tasks: 'What volunteers do',
    shifts: 'Shifts',
    apply: 'How to apply',
    web: 'Website',
    venue: 'Venue',
    place: 'Place',
    lead: 'Lead (staff only)',
    leadPhone: 'Phone of the lead (staff only)',
    leadEmail: 'Email of the lead (staff only)',
    photo: 'Photo',
  },
} as const;
