import { defineShape } from '../../shapes/shape.ts';

export const medalDisciplineShape = defineShape({
  required: { code: 'Code' },
  texts: { totalEvents: 'TotalEvents', finishedEvents: 'FinishedEvents' },
});

export const medalEventShape = defineShape({ required: { code: 'Code' }, texts: { name: 'EventName', date: 'Date' } });
