import { defineShape } from './shape.ts';

export const medalShape = defineShape({ required: { medal: 'Code' }, texts: { date: 'Date', unit: 'Unit' } });
