import { defineShape } from './shape.ts';

export const previousUnitShape = defineShape({ required: { unit: 'Unit' }, texts: { value: 'Value', wlt: 'WLT' } });
