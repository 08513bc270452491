import type { GamesFacts } from '@podium/games-folder';
import type { ForeignOptions, MadeValue } from './foreign-format.ts';
import { slug } from './stable-id.ts';

/** Facts of a competition, from which those of the Games are made. */
export interface CompetitionFacts {
  name: string | undefined;
  /** City, for the code of the Games. */
  place?: string;
  /** Three letters of the country, which may have only one time zone. */
  country?: string;
  /** First and last day: `2026-10-12`. */
  start: string;
  end: string;
  /** Name of the format. */
  source: string;
}

/** Code, name, days and time zone of the Games; those of Games that exist stay. */
export function gamesFacts(
  { name, place, country, start, end, source }: CompetitionFacts,
  { games, code, timeZone, findTimeZones, generatedAt }: ForeignOptions,
): { games: GamesFacts; made: MadeValue[] } {
  if (games) return { games: { ...games, generatedAt }, made: [] };
  const { zone, made } = zoneFacts({ country, timeZone, findTimeZones });
  const gamesCode = code ?? madeCode(place ?? name ?? 'MEET', start);
  return {
    games: {
      code: gamesCode,
      name: { en: name ?? gamesCode },
      start,
      end: end < start ? start : end,
      timeZone: zone,
      dayEndsAt: '03:00',
      languages: ['en'],
      adult: false,
      publicationDefault: 'basic',
      generatedAt,
      source,
    },
    made: [...(code === undefined ? [{ fact: 'code' as const, value: gamesCode }] : []), ...made],
  };
}

/** The zone that was given, or that of a country with one; otherwise UTC, and the zones of which one should be chosen. */
function zoneFacts({
  country,
  timeZone,
  findTimeZones,
}: Pick<ForeignOptions, 'timeZone' | 'findTimeZones'> & { country: string | undefined }): {
  zone: string;
  made: MadeValue[];
} {
  if (timeZone !== undefined) return { zone: timeZone, made: [] };
  const zones = country === undefined ? [] : [...(findTimeZones?.(country) ?? [])];
  const [zone] = zones;
  return zones.length === 1 && zone !== undefined
    ? { zone, made: [{ fact: 'timeZone', value: zone }] }
    : { zone: 'UTC', made: [{ fact: 'openZone', value: 'UTC', ...(zones.length > 0 && { zones }) }] };
}

/** Place and first day: `DOHA-121006`. */
function madeCode(place: string, start: string): string {
  const word = slug(place).replaceAll('-', '').slice(0, 8) || 'MEET';
  return `${word}-${start.slice(2).replaceAll('-', '')}`;
}
