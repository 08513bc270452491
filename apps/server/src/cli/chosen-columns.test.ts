import { expect, test } from 'vitest';
import { chosenColumns } from './chosen-columns.ts';

test.each([
  ['Prova=event,Atleta=name', { Prova: 'event', Atleta: 'name' }],
  ['Data, hora=date,Obs.=', { 'Data, hora': 'date', 'Obs.': '' }],
  ['{"Marca=final":"mark"}', { 'Marca=final': 'mark' }],
])('%s is a choice of columns', (text, chosen) => {
  const read = chosenColumns(text);
  expect(typeof read === 'string' ? read : Object.fromEntries(read)).toEqual(chosen);
});
