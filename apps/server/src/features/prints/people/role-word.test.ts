import type { Language } from '@podium/games';
import { expect, test } from 'vitest';
import { roleWord } from './role-word.ts';

test.each<[Language, string[], string[], string[]]>([
  ['en', ['Athlete', 'Coach', 'Official'], ['Athlete', 'Coach', 'Official'], ['Athlete', 'Coach', 'Official']],
  [
    'es',
    ['Deportista', 'Entrenadora', 'Oficial'],
    ['Deportista', 'Entrenador', 'Oficial'],
    ['Deportista', 'Cuerpo técnico', 'Oficial'],
  ],
  [
    'pt',
    ['Atleta', 'Treinadora', 'Oficial'],
    ['Atleta', 'Treinador', 'Oficial'],
    ['Atleta', 'Comissão técnica', 'Oficial'],
  ],
  ['az', ['İdmançı', 'Məşqçi', 'Rəsmi şəxs'], ['İdmançı', 'Məşqçi', 'Rəsmi şəxs'], ['İdmançı', 'Məşqçi', 'Rəsmi şəxs']],
  ['ar', ['رياضية', 'مدربة', 'مسؤولة'], ['رياضي', 'مدرب', 'مسؤول'], ['رياضي/ة', 'الجهاز الفني', 'مسؤول/ة']],
  [
    'fr',
    ['Athlète', 'Entraîneuse', 'Officielle'],
    ['Athlète', 'Entraîneur', 'Officiel'],
    ['Athlète', 'Encadrement', 'Officiel'],
  ],
])(
  '%s: a card has the word for the role of a woman, of a man, and of a person of unknown sex',
  (language, women, men, unknown) => {
    const words = (sex?: 'M' | 'W'): string[] =>
      ['athlete', 'coach', 'official'].map((role) => roleWord(language, { role, ...(sex && { sex }) }));
    expect([words('W'), words('M'), words()]).toEqual([women, men, unknown]);
  },
);

test('an unknown role has no word', () => {
  expect(roleWord('en', { role: 'mascot', sex: 'W' })).toBe('');
});
