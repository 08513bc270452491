import { disciplineFor } from '@podium/disciplines';
import { expect, it, vi } from 'vitest';
import { unitParts, wakeUnit } from './unit-parts.ts';
import type { UnitAnswer } from '@podium/contract';

// The phrases of a sport come with the build.
vi.mock(import('../../shared/results/sport/load-sport.ts'), () => ({
  loadSport: () => Promise.resolve(disciplineFor('BKB')),
}));

const unit = {
  status: 'RUNNING',
  discipline: { key: 'bkb', code: 'BKB', name: 'Basketball' },
  isHeadToHead: true,
  results: [],
  children: [],
  startList: [],
  corrections: [],
  details: [],
  actions: [{ text: 'Rebound' }],
  periods: [{ code: 'Q1', home: '20', away: '18' }],
} as unknown as UnitAnswer;

it('the parts of a live match are loaded before its page is hydrated, so that no update can remove them', async () => {
  const loads = [unitParts.periods, unitParts.actions].map((part) => vi.spyOn(part, 'load').mockResolvedValue());
  await wakeUnit('en', unit);
  for (const load of loads) expect(load).toHaveBeenCalled();
});
