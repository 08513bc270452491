import type { GamesAnswer } from '@podium/contract';
import { zoneClock } from '@podium/i18n';
import { request } from '../api/request.ts';
import type { Language } from './language-store.ts';

/** Facts about the Games that forms need; before the Games are imported, this device's time zone and all languages. */
interface GamesFacts {
  timeZone: string;
  languages: readonly Language[] | undefined;
  firstDay: string | null;
  lastDay: string | null;
  name: string;
}

let facts: GamesFacts = {
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  languages: undefined,
  firstDay: null,
  lastDay: null,
  name: '',
};
let clock = zoneClock(facts.timeZone);

export async function loadGames(): Promise<void> {
  // Without a response, or before there are Games, times are shown in this device's time zone.
  const games = await request<GamesAnswer>('/api/v1/games').catch(() => undefined);
  if (!games?.code) return;
  const { timeZone, languages, firstDay, lastDay, name } = games;
  facts = { timeZone, languages, firstDay, lastDay, name };
  clock = zoneClock(timeZone);
}

export const gamesFacts = (): GamesFacts => facts;

/** @returns minutes ahead of UTC in the Games' time zone */
export const gamesOffset = (epochMs: number): number => clock(epochMs);
