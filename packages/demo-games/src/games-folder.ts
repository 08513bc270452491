import { languages } from '@podium/games';
import type { Language, Regions } from '@podium/games';
import { timeZone, zonedText } from './clock.ts';
import { compose, makeTexts } from './words/texts.ts';
import type { World } from './world.ts';

/** The content of a `games.json`, which describes the Games. */
export interface GamesFolderHead {
  format: 'podium-games-folder';
  formatVersion: 1;
  code: string;
  name: Readonly<Record<Language, string>>;
  start: string;
  end: string;
  timeZone: string;
  dayEndsAt: string;
  languages: readonly Language[];
  regions: Regions;
  adult: false;
  publicationDefault: 'basic';
  generatedAt: string;
  source: string;
  licence: string;
}

const name = makeTexts(
  'National Youth Games',
  'Juegos Nacionales de la Juventud',
  'Jogos Nacionais da Juventude',
  'Milli Gənclər Oyunları',
  'ألعاب الشباب الوطنية',
  'Jeux nationaux de la jeunesse',
);

export function gamesFolderHead(world: World, now: number): GamesFolderHead {
  const { days, today } = world.calendar;
  return {
    format: 'podium-games-folder',
    formatVersion: 1,
    code: world.code,
    name: compose((language) => `${name[language]} ${today.slice(0, 4)}`),
    start: days[0]!,
    end: days.at(-1)!,
    timeZone,
    dayEndsAt: '03:00',
    languages,
    regions: { pt: 'pt-BR' },
    adult: false,
    publicationDefault: 'basic',
    generatedAt: zonedText(now),
    source: 'invented by @podium/demo-games',
    licence: 'Apache-2.0; no person in it exists',
  };
}
