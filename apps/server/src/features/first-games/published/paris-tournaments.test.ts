/**
 * Tournaments of Games that were not made for us, entered by hand: the draw, the contests of every round and the medals
 * are those that were published. Local check: skipped if the data is absent.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PlanEvent } from '@podium/contract';
import { templateSports } from '@podium/disciplines/templates';
import type { DrawTemplate, EventRules } from '@podium/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bracketSeeds, findPoolDraw, groupSeeds } from '../../../testing/published/known-places.ts';
import { contestsOf, duelsOf, readEvent, readMedals } from '../../../testing/published/paris-results.ts';
import type { PublishedLine } from '../../../testing/published/paris-results.ts';
import { partSteps } from '../../../testing/published/part-steps.ts';
import { playGames } from '../../../testing/published/played-games.ts';
import type { PlayedGames } from '../../../testing/published/played-games.ts';

const folder = fileURLToPath(new URL('../../../../../../../shared/data/paris2024', import.meta.url));
const isHere = existsSync(folder);
if (!isHere) process.stderr.write('skipped: ../shared/data/paris2024 is not here (local check only)\n');

interface Tournament {
  file: string;
  event: string;
  /** Key of one of the sport's templates, with what the tournament changes. */
  template: string;
  rules?: EventRules;
  draw: DrawTemplate;
  /** The knock-out was drawn after the pools, by other rules than ours: its first round is entered by hand. */
  isDrawnAfterPools?: boolean;
  /** The best thirds of three pools advanced, which we do not offer: only the knock-out is entered. */
  isKnockOutOnly?: boolean;
}
const bronze: DrawTemplate = { kind: 'knockout', hasBronze: true };
const tournaments: readonly Tournament[] = [
  { file: 'Judo', event: 'JUDW48KG', template: 'twoBronzes', draw: { kind: 'repechage' } },
  { file: 'Fencing', event: 'FENMFOIL', template: 'toFifteen', draw: bronze },
  { file: 'Table Tennis', event: 'TTEXDOUBLES', template: 'bestOfFive', rules: { parts: 7 }, draw: bronze },
  { file: 'Archery', event: 'ARCMTEAM3', template: 'individual', draw: bronze },
  { file: 'Archery', event: 'ARCWINDIVID', template: 'individual', draw: bronze },
  {
    file: 'Football',
    event: 'FBLMTEAM11',
    template: 'halves',
    draw: { kind: 'pools', pools: 4, goOn: 2, hasBronze: true },
  },
  {
    file: 'Handball',
    event: 'HBLWTEAM7',
    template: 'halves',
    draw: { kind: 'pools', pools: 2, goOn: 4, hasBronze: true },
  },
  {
    // Both of a pool may meet again in the semifinals.
    file: 'Badminton',
    event: 'BDMWDOUBLES',
    template: 'bestOfThree',
    draw: { kind: 'pools', pools: 4, goOn: 2, hasBronze: true },
    isDrawnAfterPools: true,
  },
  { file: 'Volleyball', event: 'VVOMTEAM6', template: 'bestOfFive', draw: bronze, isKnockOutOnly: true },
  { file: 'Basketball', event: 'BKBWTEAM5', template: 'quarters', draw: bronze, isKnockOutOnly: true },
];

type Entrant = PlanEvent['entries']['items'][number];

const publishedLines = ({ file, event, isKnockOutOnly }: Tournament): PublishedLine[] =>
  readEvent(folder, file, event).filter(({ phase }) => !isKnockOutOnly || !phase.startsWith('GP'));

describe.skipIf(!isHere)('tournaments of Paris 2024, entered by hand', { retry: 0 }, () => {
  const published = isHere ? tournaments.map(publishedLines) : [];
  let games: PlayedGames;

  beforeAll(async () => {
    const events = tournaments.map((tournament, index) => planOf(tournament, published[index]!));
    const delegations = [...new Set(published.flat().map(({ organisation }) => organisation))];
    const sports = [...new Set(tournaments.map(({ event }) => event.slice(0, 3)))];
    games = await playGames(
      events,
      delegations,
      sports.map((code) => ({ code, name: { en: code } })),
    );
  });
  afterAll(async () => games?.podium.stop());

  it.each(tournaments.map((tournament, index) => [tournament.event, tournament, index] as const))(
    '%s has the contests and the medals that were published',
    async (_code, { file, event: code, isDrawnAfterPools }, index) => {
      const lines = published[index]!;
      const duels = contestsOf(lines).filter((sides) => sides.length === 2);
      const missing: string[] = [];
      for (const unit of await games.contests(code)) {
        if (isDrawnAfterPools && unit.slice(22).startsWith('QFNL')) {
          const sides = duels.find((one) => one[0]!.unit.startsWith(unit))!;
          const starters = sides.map(({ competitor }) => ({ competitor, start: null }));
          await games.enter(unit, [{ do: 'starters', starters }]);
        }
        const sheet = await games.sheet(unit);
        const ids = sheet.lines.map(({ competitor }) => competitor.id);
        const isPool = unit.slice(22).startsWith('GP');
        const duel = duels.find(
          (sides) =>
            sides.every(({ competitor }) => ids.includes(competitor)) && sides[0]!.phase.startsWith('GP') === isPool,
        );
        if (!duel) {
          missing.push(`${unit} ${ids.join(' – ')}`);
          continue;
        }
        const [home, away] = ids.map((id) => duel.find(({ competitor }) => competitor === id)!);
        await games.finish(unit, duelSteps(code, home!, away!));
      }
      expect(missing).toEqual([]);
      const { medallists } = await games.event(code);
      expect(medallists.map(({ medal, competitor }) => `${medal} ${competitor.id}`).toSorted()).toEqual(
        readMedals(folder, file, code),
      );
    },
  );
});

function duelSteps(code: string, home: PublishedLine, away: PublishedLine): object[] {
  const out = [home, away].find(({ irm }) => irm !== '');
  const score = [Number(home.result), Number(away.result)] as const;
  const isLevel = score[0] === score[1];
  if (out) {
    const how = out.irm === 'RET' ? 'retirement' : out.irm === 'WDR' ? 'withdrawal' : 'disqualification';
    return [{ do: 'begin' }, { do: 'end', how, side: out === home ? 'home' : 'away' }];
  }
  return partSteps(code, score, isLevel && home.wlt !== 'T' ? (home.wlt === 'W' ? 'home' : 'away') : undefined);
}

function planOf({ event, template: key, rules, draw, isDrawnAfterPools }: Tournament, lines: readonly PublishedLine[]) {
  const sport = event.slice(0, 3);
  const template = templateSports.find(({ code }) => code === sport)!.templates.find((one) => one.key === key)!;
  const isTeam = lines.some(({ competitor }) => /\D/u.test(competitor));
  const known =
    draw.kind === 'pools' ? poolsOf(lines, draw, isDrawnAfterPools) : { seeds: bracketSeeds(duelsOf(lines)), draw: 1 };
  if (!known?.seeds) throw new Error(`${event} has another draw than any of ours`);
  const entrants = new Map(lines.map(({ competitor, organisation }) => [competitor, organisation]));
  const items = Array.from(entrants, ([id, delegation]) => ({ id, delegation, seed: known.seeds!.get(id)! }));
  return {
    discipline: sport,
    gender: event.charAt(3) as 'M' | 'W' | 'X',
    code: event.slice(4),
    draw: known.draw,
    template: draw,
    rules: { ...template.rules, ...rules },
    entries: isTeam
      ? { kind: 'team' as const, items: items.map((one) => ({ ...one, name: one.id, members: [] })) }
      : { kind: 'individual' as const, items: items.map((one) => ({ ...one, familyName: `Bib ${one.id}` })) },
  } satisfies Pick<PlanEvent, 'discipline' | 'gender' | 'code' | 'draw' | 'template' | 'rules' | 'entries'> & {
    entries: { items: readonly Entrant[] };
  };
}

/** Groups in the order, and with the number of the draw, that lead to the published knock-out. */
function poolsOf(
  lines: readonly PublishedLine[],
  template: Extract<DrawTemplate, { kind: 'pools' }>,
  isDrawnAfter = false,
) {
  const pools = [
    ...Map.groupBy(
      lines.filter(({ phase }) => phase.startsWith('GP')),
      ({ phase }) => phase,
    ).values(),
  ];
  const duels = contestsOf(lines).flatMap((sides) =>
    ['QFNL', 'SFNL'].includes(sides[0]!.phase) ? [[sides[0]!.competitor, sides[1]!.competitor] as const] : [],
  );
  const groups = pools.map(rankedGroup);
  if (isDrawnAfter) return { seeds: groupSeeds(groups), draw: 1 };
  const found = findPoolDraw(groups, duels, template);
  return found && { seeds: groupSeeds(found.groups), draw: found.draw };
}

/** Sorts by points; level teams are sorted by goal difference. */
function rankedGroup(pool: readonly PublishedLine[]): string[] {
  const points = (name: string): number =>
    pool.reduce(
      (sum, { competitor, wlt }) => sum + (competitor === name ? (wlt === 'W' ? 3 : wlt === 'L' ? 0 : 1) : 0),
      0,
    );
  const difference = (name: string): number =>
    contestsOf(pool).reduce((sum, sides) => {
      const own = sides.find(({ competitor }) => competitor === name);
      const other = sides.find(({ competitor }) => competitor !== name)!;
      return own && points(other.competitor) === points(name) ? sum + Number(own.result) - Number(other.result) : sum;
    }, 0);
  return [...new Set(pool.map(({ competitor }) => competitor))].toSorted(
    (a, b) => points(b) - points(a) || difference(b) - difference(a),
  );
}
