import { createHash } from 'node:crypto';
import { Presenter } from '../read-model/program/presenter.ts';
import type { Program } from '../read-model/program/program.ts';

/**
 * Time at the Games in the format of the feed's stamps; the hash breaks ties between simultaneous decisions.
 *
 * @param after stamp of the decision that this one follows: while the clock of the Games stands still, as in a
 * rehearsal, the hash is made larger
 */
export function nextStamp(games: Program, now: number, nonce: string, after = ''): string {
  const local = new Presenter(games, 'en').instant(now)!.slice(0, 19).replaceAll(/\D/gu, '');
  const hash = createHash('sha256').update(nonce).digest('hex').slice(0, 8);
  const stamp = `${local}${String(Math.trunc(now) % 1000).padStart(3, '0')}:9999999999:${hash}`;
  return stamp > after ? stamp : afterStamp(after);
}

/** The next larger stamp of the same moment. */
export function afterStamp(stamp: string): string {
  const hash = (Number.parseInt(stamp.slice(-8), 16) + 1).toString(16).padStart(8, '0');
  return `${stamp.slice(0, -8)}${hash}`;
}
