/** The result of a race from a timing system, entered like that of a scorer's link: an organizer makes it official. */
import { createHash } from 'node:crypto';
import { raceMarks } from '@podium/foreign-files';
import { findFacts, readEnteredMark, readFactValue } from '@podium/games';
import type { EnteredStep } from '@podium/games';
import type { ProblemParams } from '@podium/games-folder';
import { Presenter } from '../../read-model/program/presenter.ts';
import { isContest } from '../contest-types.ts';
import type { FeatureKit } from '../kit.ts';
import type { MeasuredRace, RaceOutcome } from '../timed-races.ts';
import { isOpenPlace, toContest } from './contest.ts';
import type { Contest } from './contest.ts';
import { enterSteps, hasCode } from './enter-steps.ts';
import { readEventRows } from './event-rows.ts';
import { findStarter, numberStarters } from './race-starters.ts';
import { isTimed } from './timed-race-lists.ts';

type Step = EnteredStep extends infer One ? (One extends EnteredStep ? Omit<One, 'id' | 'at'> : never) : never;

/** Names of lines without a starter that a problem lists. */
const namedStrangers = 5;

export async function enterMeasuredRace(
  kit: FeatureKit,
  { contest: id, result, key, source }: MeasuredRace,
): Promise<RaceOutcome> {
  const games = kit.program();
  const unit = games.units.get(id);
  const refuse = (params: ProblemParams): RaceOutcome => ({ isChanged: false, problems: [params] });
  if (!unit || !isContest(unit) || !hasCode(unit)) return refuse({ form: 'timing-contest', contest: id });
  const { event, name } = new Presenter(games, 'en').item(unit);
  const named = event && !name.includes(event.name) ? `${event.name}, ${name}` : name;
  const { contests } = await readEventRows(kit.pool, games, unit);
  const contest = toContest(contests.get(id)!);
  if (!isTimed(contest)) return refuse({ form: 'timing-measure', contest: named });
  const starters = numberStarters(contest, games);
  if (starters.length === 0) return refuse({ form: 'timing-starters', contest: named });
  const steps: Step[] = [];
  const strangers: string[] = [];
  const known = new Set<string>();
  for (const { line, mark } of raceMarks(result, contest.rules.decimals)) {
    const starter = findStarter(starters, line);
    if (!starter || known.has(starter.competitor)) {
      strangers.push([line.id, line.family, line.given].filter(Boolean).join(' ') || (line.lane ?? '?'));
      continue;
    }
    known.add(starter.competitor);
    steps.push({ do: 'mark', competitor: starter.competitor, mark: mark ?? null, irm: line.irm ?? null });
    if (line.reaction !== undefined)
      steps.push({ do: 'fact', code: 'REACT_TIME', competitor: starter.competitor, value: line.reaction });
  }
  if (result.wind !== undefined) steps.push({ do: 'fact', code: 'WIND_SPEED', value: result.wind });
  const fresh = withEnd(
    contest,
    steps.flatMap((step) => newStep(contest, step) ?? []),
  );
  const problems: ProblemParams[] =
    strangers.length > 0
      ? [
          {
            form: 'timing-strangers',
            contest: named,
            count: strangers.length,
            names: strangers.slice(0, namedStrangers).join(', '),
          },
        ]
      : [];
  if (fresh.length === 0) return { isChanged: false, problems };
  const at = new Date(kit.clock.now()).toISOString();
  const { taken, refused } = await enterSteps(kit, {
    unit: id,
    steps: fresh.map((step, index) => ({ ...step, id: stepId(key, index), at })),
    by: null,
    // Steps of a link can be undone by organizers, and decide nothing about official results.
    link: { id: source.id, name: source.name, by: '' },
    isAllOrNothing: false,
  });
  const [first] = refused;
  if (first) {
    const form =
      first.message === 'isOfficial' ? 'timing-official' : first.message === 'fromFeed' ? 'timing-feed' : undefined;
    problems.push(form ? { form, contest: named } : { form: 'timing-marks', contest: named, count: refused.length });
  }
  return { isChanged: taken.length > 0, problems };
}

const stepId = (key: string, index: number): string =>
  createHash('sha256').update(`${key} ${index}`).digest('base64url').slice(0, 22);

/** The step as the contest would store it; undefined if it changes nothing, or the contest has no such fact. */
function newStep({ entered, discipline, rules, attempts, row }: Contest, step: Step): Step | undefined {
  if (step.do === 'mark') {
    const line = entered.lines.find(({ competitor }) => competitor === step.competitor)!;
    const mark = step.mark === null ? null : (readEnteredMark(step.mark, rules) ?? step.mark);
    return line.mark === mark && line.irm === step.irm ? undefined : { ...step, mark };
  }
  if (step.do !== 'fact' || step.value === null) return step;
  const rule = findFacts(discipline.scoring.facts ?? [], row.unit.code, attempts).find(
    (one) =>
      one.code === step.code && one.positions.includes(null) && (one.of === 'line') === (step.competitor !== undefined),
  );
  const value = rule && readFactValue(step.value, rule);
  if (value === undefined) return undefined;
  const isKnown = entered.facts.some(
    (fact) =>
      fact.code === step.code &&
      fact.competitor === (step.competitor ?? null) &&
      fact.pos === null &&
      fact.value === value,
  );
  return isKnown ? undefined : { ...step, value };
}

/** The race is over once every starter has a mark or a reason why there is none. */
function withEnd({ entered, row }: Contest, steps: readonly Step[]): Step[] {
  if (row.isFromFeed || entered.status === 'UNOFFICIAL' || entered.status === 'OFFICIAL') return [...steps];
  const marks = new Map(
    steps.flatMap((step) => (step.do === 'mark' ? [[step.competitor, step.mark ?? step.irm] as const] : [])),
  );
  const isOver = entered.lines.every(
    ({ competitor, mark, irm }) =>
      isOpenPlace(competitor) || (marks.has(competitor) ? marks.get(competitor) : (mark ?? irm)) !== null,
  );
  return isOver ? [...steps, { do: 'finish' }] : [...steps];
}
