import { defineShape } from '../../shapes/shape.ts';

export const weatherShape = defineShape({ texts: { date: 'Date' } });

export const conditionsShape = defineShape({
  required: { code: 'Code' },
  others: ['Humidity', 'Wind_Direction', 'Prec_Type'],
});

/** Child elements of Conditions; the element name is the detail's type. */
export const conditionShape = defineShape({
  required: { code: 'Code' },
  texts: { pos: 'Pos', value: 'Value' },
  others: ['Unit'],
});

export const conditionElements: readonly string[] = ['Condition', 'Precipitation', 'Pressure', 'Temperature', 'Wind'];
