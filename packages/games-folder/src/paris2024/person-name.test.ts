import { expect, it } from 'vitest';
import { personName } from './person-name.ts';

it.each([
  ['EVENEPOEL Remco', 'EVENEPOEL', 'Remco'],
  ['van AERT Wout', 'van AERT', 'Wout'],
  ['RAPOSO RUIZ de los LLANOS Valentina', 'RAPOSO RUIZ de los LLANOS', 'Valentina'],
  ['McKEOWN Kaylee', 'McKEOWN', 'Kaylee'],
  ['Mc CLENAGHAN Rhys', 'Mc CLENAGHAN', 'Rhys'],
  ['Remco EVENEPOEL', 'EVENEPOEL', 'Remco'],
  ['LUCIANA', 'LUCIANA', undefined],
  ['KIM U-jin', 'KIM', 'U-jin'],
  ['VAZ de BACELAR da FONSECA Diogo Eu.', 'VAZ de BACELAR da FONSECA', 'Diogo Eu.'],
])('the name in the data set is divided into family and given name: %s', (name, family, given) => {
  expect(personName(name)).toEqual({ family, given });
});
