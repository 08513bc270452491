import { expect, test } from 'vitest';
import type { ImportProgress } from '@podium/contract';
import type { FeatureKit } from '../kit.ts';
import { buildDocuments } from './build-documents.ts';

type Kit = Parameters<typeof buildDocuments>[0];

/** Fakes Games with one sport and one day, whose last change is number 7. */
function fakeKit(reached: number[], asked: string[]): Kit {
  const answers: Record<string, unknown> = {
    games: { disciplines: [{ key: 'swm' }] },
    days: { items: [{ day: '2026-10-12' }] },
  };
  const read = async (name: string, language: string): Promise<unknown> => {
    asked.push(`${name} ${language}`);
    return answers[name];
  };
  return {
    pool: { query: async () => ({ rows: [{ seq: 7 }] }) } as unknown as Kit['pool'],
    programAt: async (seq) => void reached.push(seq),
    read: read as FeatureKit['read'],
  };
}

test('after an import, documents are built in every language once the read model has reached it, and are counted', async () => {
  const [reached, asked, steps]: [number[], string[], ImportProgress[]] = [[], [], []];
  await buildDocuments(fakeKit(reached, asked), (step) => void steps.push(step));
  expect(reached).toEqual([7]);
  expect(asked).toEqual(expect.arrayContaining(['games ar', 'medals pt', 'discipline fr', 'day az']));
  expect(steps[0]).toEqual({ phase: 'documents', done: 0, total: null });
  expect(steps.at(-1)).toEqual({ phase: 'documents', done: 36, total: 36 });
  expect(steps.map(({ done }) => done)).toEqual(steps.map(({ done }) => done).toSorted((a, b) => a - b));
});
