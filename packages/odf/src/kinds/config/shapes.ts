import { defineShape } from '../../shapes/shape.ts';

export const configShape = defineShape({ texts: { unit: 'Unit' } });
