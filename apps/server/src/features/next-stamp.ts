import { createHash } from 'node:crypto';
import { Presenter } from '../read-model/program/presenter.ts';
import type { Program } from '../read-model/program/program.ts';

/** Time at the Games in the format of the feed's stamps; the hash breaks ties between simultaneous decisions. */
export function nextStamp(games: Program, now: number, nonce: string): string {
  const local = new Presenter(games, 'en').instant(now)!.slice(0, 19).replaceAll(/\D/gu, '');
  const hash = createHash('sha256').update(nonce).digest('hex').slice(0, 8);
  return `${local}${String(Math.trunc(now) % 1000).padStart(3, '0')}:9999999999:${hash}`;
}
