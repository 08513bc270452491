import { defineShape } from './shape.ts';

export const registrationShape = defineShape({ required: { code: 'Code' }, texts: { ifId: 'IFId' } });

export const registeredEventShape = defineShape({
  required: { event: 'Event' },
  texts: { bib: 'Bib', class: 'Class', status: 'Status', substitute: 'Substitute' },
});
