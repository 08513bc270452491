import { madeUpSteps } from '@podium/games';
import type { SignedIn } from '../../access/actor.ts';
import { Presenter } from '../../read-model/program/presenter.ts';
import type { FeatureKit } from '../kit.ts';
import { readPlayable } from './read-rehearsal.ts';

/** Contests of one request, so that it takes seconds: the console asks until there are no more. */
const atOnce = 12;

/**
 * Enters made-up results for the next contests and makes them official.
 *
 * @returns the number of contests that got a result, and the names of those that only people can play
 */
export async function makeUpResults(kit: FeatureKit, { userId }: SignedIn): Promise<{ made: number; left: string[] }> {
  const left: string[] = [];
  let made = 0;
  const presenter = new Presenter(kit.program(), 'en');
  for (const { unit, contest, play } of await readPlayable(kit)) {
    if (made === atOnce) break;
    const steps = madeUpSteps(contest, Math.random);
    if (steps) {
      await play(steps, userId);
      made += 1;
    } else left.push(presenter.item(unit).name);
  }
  return { made, left };
}
