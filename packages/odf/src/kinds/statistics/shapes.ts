import { defineShape } from '../../shapes/shape.ts';

export const statisticsShape = defineShape({ texts: { code: 'Code' } });
