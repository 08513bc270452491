import { expect, it } from 'vitest';
import { roundName } from './round-name.ts';

it.each([
  ['Semifinals', 'fr', 'Demi-finales'],
  ['Semi-final 2', 'es', 'Semifinal 2'],
  ['Semifinal', 'pt', 'Semifinal'],
  ['Quarterfinals', 'az', '1/4 final'],
  ['Final', 'ar', 'النهائي'],
  ['Heats', 'pt', 'Eliminatórias'],
  ['Heat 3', 'fr', 'Série 3'],
  ['Group A', 'es', 'Grupo A'],
  ['Pool B', 'fr', 'Poule B'],
  ['Round of 16', 'fr', 'Huitièmes de finale'],
  ['Round of 32', 'az', '1/16 final'],
  ['Round of 128', 'fr', 'Tableau de 128'],
] as const)('W11: the round code %s of %s has the name %s', (english, language, name) => {
  expect(roundName(english, language)).toBe(name);
});

it('W11: a custom name stays unchanged', () => {
  for (const name of ['Final A', 'Super final', 'Qualifying race', undefined])
    expect(roundName(name, 'fr')).toBeUndefined();
  expect(roundName('Final', 'en')).toBeUndefined();
});
