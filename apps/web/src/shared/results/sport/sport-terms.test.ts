import { compilePhrases } from '@podium/i18n/phrases';
import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import { sportTerms } from './sport-terms.ts';

const generic = {
  quarterNumber: '{number, select, 1 {1.er} other {{number}.º}} cuarto',
  againAt: 'Anulada: se repite a las {number}',
  total: 'Total',
};
const t = createTranslator({ locale: 'es', messages: compilePhrases({ discipline: { generic } }) });

it('K6: a number is inflected, a time is printed unchanged', () => {
  const say = sportTerms(t, 'xyz');
  expect([say('quarterNumber', '1'), say('quarterNumber', '4')]).toEqual(['1.er cuarto', '4.º cuarto']);
  expect([say('againAt', '11:20'), say('total')]).toEqual(['Anulada: se repite a las 11:20', 'Total']);
});
