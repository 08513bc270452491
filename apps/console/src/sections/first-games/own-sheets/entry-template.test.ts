import { recognize } from '@podium/games-folder/own-sheets';
import { readSheets } from '@podium/games-folder/read-sheets';
import { expect, test } from 'vitest';
import { newPlan } from '../plan.ts';
import { entryTemplate } from './entry-template.ts';
import { phrases as ar } from './phrases/ar.ts';
import { phrases as az } from './phrases/az.ts';
import { phrases as en } from './phrases/en.ts';
import { phrases as es } from './phrases/es.ts';
import { phrases as fr } from './phrases/fr.ts';
import { phrases as pt } from './phrases/pt.ts';
import { sheetGames } from './sheet-games.ts';

const empty = newPlan({
  now: Date.UTC(2026, 10, 1),
  timeZone: 'America/Sao_Paulo',
  language: 'pt',
  venueName: 'Ginásio',
});
const plan = { ...empty, delegations: [{ id: '1', code: 'ITJ', name: { pt: 'Itajubá & <região>' } }] };

test.each(Object.entries({ en, es, pt, az, ar, fr }))(
  'every column of the template in %s is recognized',
  (_, { field }) => {
    const bytes = entryTemplate(plan, { sheet: 'Entries: 1/2', title: (name) => field[name], isRightToLeft: false });
    const { sheets, hidden } = readSheets(bytes, 'template.xlsx');
    expect(hidden).toEqual(['Lists']);
    const { columns } = recognize(sheets[0]!, sheetGames(plan));
    expect(columns.map(({ use }) => use)).toEqual([
      'name',
      'birthDate',
      'sex',
      'delegation',
      'school',
      'number',
      'class',
      'event',
      'event',
      'event',
      'team',
      'mark',
    ]);
    expect(columns.filter(({ isUnsure }) => isUnsure)).toEqual([]);
  },
);
