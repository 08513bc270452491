import { defineShape } from './shape.ts';

export const editionsShape = defineShape({ texts: { gen: 'Gen', sport: 'Sport', codes: 'Codes' } });

export const noteShape = defineShape({ texts: { language: 'Language' } });
