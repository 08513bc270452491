import { expect, test } from 'vitest';
import { eventSignature } from './list-events-names.ts';
import { readEventText } from './event-text.ts';
import { ListSports } from './list-sports.ts';

const sports = new ListSports([]);

test.each([
  [
    'Natação – 50 m livre fem. Sub-14, série 2',
    'SWM',
    { sex: 'W', class: 'Sub-14', round: { name: 'heats', number: '2' }, name: '50 m livre' },
  ],
  ['FUTSAL MASCULINO', 'FSL', { sex: 'M', name: '' }],
  ['100m rasos masculino - Final', undefined, { sex: 'M', round: { name: 'final' }, name: '100m rasos' }],
  ['Judô -60 kg Feminino Juvenil', 'JUD', { sex: 'W', class: 'Juvenil', name: '-60 kg' }],
  ['VÔLEI FEM SUB-17', 'VVO', { sex: 'W', class: 'SUB-17', name: '' }],
  ['Tenis de mesa', 'TTE', { name: '' }],
  ['Grupo A – Rodada 2', undefined, { round: { pool: 'A', matchday: '2' }, name: '' }],
  ['Salto em distância (12 a 14 anos) M', undefined, { sex: 'M', class: '12 a 14 anos', name: 'Salto em distância' }],
  ['Natation 50 m dos dames', 'SWM', { sex: 'W', name: '50 m dos' }],
  ['سباق 100 م رجال نهائي', undefined, { sex: 'M', round: { name: 'final' }, name: 'سباق 100 م' }],
  ['100 m kişilər yarımfinal', undefined, { sex: 'M', round: { name: 'semifinal' }, name: '100 m' }],
])('%s is understood', (text, code, parts) => {
  const { sport, ...others } = readEventText(text, sports);
  expect(sport?.code).toBe(code);
  expect(others).toEqual(parts);
});

test.each([
  ['SWM', ['50 m livre', '50m freestyle', '50 metros libre', '50 م حرة']],
  ['SWM', ['4x50m medley', '4 x 50 m estilos']],
  ['ATH', ['100 m rasos', '100m', '100 metros']],
  ['ATH', ['Salto em distância', 'Long jump', 'Saut en longueur']],
  ['ATH', ['Revezamento 4x100 m', '4 × 100 m relay']],
])('an event of %s is the same in all spellings and languages: %s', (sport, names) => {
  expect(new Set(names.map((name) => eventSignature(sport, name))).size).toBe(1);
});
