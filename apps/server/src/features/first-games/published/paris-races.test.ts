/**
 * Races of Games that were not made for us, entered by hand over heats, semifinals and final: qualifiers, lanes and
 * medals must match the published ones. Local check: skipped if the data is absent.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PlanEvent } from '@podium/contract';
import { templateSports } from '@podium/disciplines/templates';
import type { DrawTemplate } from '@podium/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupSeeds } from '../../../testing/published/known-places.ts';
import { contestsOf, readEvent, readMedals } from '../../../testing/published/paris-results.ts';
import type { PublishedLine } from '../../../testing/published/paris-results.ts';
import { playGames } from '../../../testing/published/played-games.ts';
import type { PlayedGames } from '../../../testing/published/played-games.ts';

const folder = fileURLToPath(new URL('../../../../../../../shared/data/paris2024', import.meta.url));
const isHere = existsSync(folder);
if (!isHere) process.stderr.write('skipped: ../shared/data/paris2024 is not here (local check only)\n');

interface Races {
  file: string;
  event: string;
  template: string;
  /** Code of the phase in which the event begins. */
  first: string;
  draw: DrawTemplate;
  /** The lanes of the final follow from the marks of the semifinals. */
  hasLanesByMark?: boolean;
}
const races: readonly Races[] = [
  {
    file: 'Swimming',
    event: 'SWMW50MFR',
    template: '50m',
    first: 'HEAT',
    draw: {
      kind: 'semifinals',
      lanes: 8,
      semifinals: 2,
      toSemifinals: { byPlace: 0, byMark: 16 },
      toFinal: { byPlace: 0, byMark: 8 },
    },
    hasLanesByMark: true,
  },
  {
    file: 'Athletics',
    event: 'ATHM100M',
    template: '100m',
    first: 'RND1',
    draw: {
      kind: 'semifinals',
      lanes: 9,
      semifinals: 3,
      toSemifinals: { byPlace: 3, byMark: 3 },
      toFinal: { byPlace: 2, byMark: 2 },
    },
  },
];

const idsOf = (lines: readonly { competitor: string }[]): string[] =>
  lines.map(({ competitor }) => competitor).toSorted();

/** Places of those whose marks are equal at hundredths, and who were published in an order. */
function photoFinish(lines: readonly PublishedLine[]): object[] {
  const equal = [...Map.groupBy(lines, ({ result }) => result).values()].filter(
    (level) => level[0]!.result !== '' && new Set(level.map(({ rank }) => rank)).size > 1,
  );
  const order = equal.flatMap((level) =>
    level.toSorted((a, b) => Number(a.rank) - Number(b.rank)).map(({ competitor }) => competitor),
  );
  return order.length > 0 ? [{ do: 'decide', of: 'contest', by: 'jury', order, reason: 'Photo finish' }] : [];
}

describe.skipIf(!isHere)('races of Paris 2024, entered by hand', { retry: 0 }, () => {
  const published = isHere ? races.map(({ file, event }) => readEvent(folder, file, event)) : [];
  let games: PlayedGames;

  beforeAll(async () => {
    games = await playGames(
      races.map((race, index) => planOf(race, published[index]!)),
      [...new Set(published.flat().map(({ organisation }) => organisation))],
      races.map(({ event }) => ({ code: event.slice(0, 3), name: { en: event.slice(0, 3) } })),
    );
  });
  afterAll(async () => games?.podium.stop());

  const readShown = async (units: readonly string[]): Promise<string[]> => {
    const sheets = await Promise.all(units.map(async (unit) => games.sheet(unit)));
    return sheets.flatMap(({ lines }) => lines.map(({ competitor }) => competitor.id)).toSorted();
  };
  const run = async (units: readonly string[], lines: readonly PublishedLine[]): Promise<void> => {
    for (const unit of units) {
      const sheet = await games.sheet(unit);
      const present = new Set(sheet.lines.map(({ competitor }) => competitor.id));
      const marks = sheet.lines.map(({ competitor: { id } }) => {
        const { result, irm } = lines.find(({ competitor }) => competitor === id)!;
        return { do: 'mark', competitor: id, mark: irm === '' ? result : null, irm: irm === '' ? null : irm };
      });
      await games.finish(unit, [
        { do: 'begin' },
        ...marks,
        ...photoFinish(lines.filter((line) => present.has(line.competitor))),
      ]);
    }
  };

  /** Equal at hundredths: the place stays open, until those who read the thousandths decide it. */
  const decideTie = async (units: readonly string[], next: readonly PublishedLine[]): Promise<void> => {
    const sheets = await Promise.all(units.map(async (unit) => games.sheet(unit)));
    const isIn = (id: string): boolean => next.some(({ competitor }) => competitor === id);
    for (const { unit, ties } of sheets.slice(0, 1))
      for (const { competitors } of ties) {
        const order = competitors.map(({ id }) => id).toSorted((a, b) => Number(isIn(b)) - Number(isIn(a)));
        await games.enter(unit.id, [{ do: 'decide', of: 'round', by: 'jury', order, reason: 'Thousandths' }]);
      }
  };

  it.each(races.map((race, index) => [race.event, race, index] as const))(
    '%s has the semifinalists, the finalists and the medals that were published',
    async (_code, { file, event, first, hasLanesByMark }, index) => {
      const ofPhase = (phase: string): PublishedLine[] => published[index]!.filter((line) => line.phase === phase);
      const units = await games.contests(event);
      const unitsOf = (phase: string): string[] => units.filter((unit) => unit.slice(22).startsWith(phase));
      await run(unitsOf('HEAT'), ofPhase(first));
      await decideTie(unitsOf('HEAT'), ofPhase('SFNL'));
      expect(await readShown(unitsOf('SFNL'))).toEqual(idsOf(ofPhase('SFNL')));

      // The semifinals are drawn by other rules than ours: swimming by turns, athletics by lists of the season.
      for (const [place, lines] of contestsOf(ofPhase('SFNL')).entries()) {
        const unit = unitsOf('SFNL')[place]!;
        const starters = lines.map(({ competitor, start }) => ({ competitor, start }));
        await games.enter(unit, [{ do: 'starters', starters }]);
      }
      await run(unitsOf('SFNL'), ofPhase('SFNL'));
      const final = ofPhase('FNL');
      expect(await readShown(unitsOf('FNL-'))).toEqual(idsOf(final));
      if (hasLanesByMark) {
        const { lines } = await games.sheet(unitsOf('FNL-')[0]!);
        expect(lines.map(({ competitor, start }) => `${start} ${competitor.id}`).toSorted()).toEqual(
          final.map(({ competitor, start }) => `${start} ${competitor}`).toSorted(),
        );
      }

      await run(unitsOf('FNL-'), final);
      const { medallists } = await games.event(event);
      expect(medallists.map(({ medal, competitor }) => `${medal} ${competitor.id}`).toSorted()).toEqual(
        readMedals(folder, file, event),
      );
    },
  );
});

function planOf({ event, template: key, first, draw }: Races, lines: readonly PublishedLine[]) {
  const sport = event.slice(0, 3);
  const template = templateSports.find(({ code }) => code === sport)!.templates.find((one) => one.key === key)!;
  const starters = lines.filter(({ phase }) => phase === first);
  const largestFirst = contestsOf(starters).toSorted((a, b) => b.length - a.length);
  const isEven = largestFirst[0]!.length - largestFirst.at(-1)!.length <= 1;
  const seeds = isEven ? groupSeeds(largestFirst.map(idsOf)) : new Map<string, number>();
  return {
    discipline: sport,
    gender: event.charAt(3) as 'M' | 'W',
    code: event.slice(4),
    draw: 1,
    template: draw,
    rules: template.rules,
    entries: {
      kind: 'individual' as const,
      items: starters.map(({ competitor, organisation }) => ({
        id: competitor,
        familyName: `Bib ${competitor}`,
        delegation: organisation,
        seed: seeds.get(competitor),
      })),
    },
  } satisfies Partial<PlanEvent>;
}
