import { rankResults } from '@podium/games';
import { addPhase, unitCode } from '../../formats/codes.ts';
import { rankMarks } from '../../formats/contest.ts';
import type { Contest } from '../../formats/contest.ts';
import { fact } from '../../formats/elements.ts';
import type { CombinedPart, Competitor, GamesEvent, PersonGender, ResultContent, Unit } from '../../model.ts';
import { standaloneTerm } from '../../words/terms.ts';
import type { SixTexts } from '../../words/texts.ts';
import { makeTexts } from '../../words/texts.ts';
import { fieldContest, fieldEvents } from '../field/field-events.ts';
import { bothGenders } from '../kit.ts';
import type { Kit } from '../kit.ts';
import { race } from '../racing/race.ts';
import { metres, trackContest, trackEvents } from '../racing/track-events.ts';
import { pointsFor } from './points-table.ts';

/** Parts in order, of which the first four take place on the first day. */
const parts: Readonly<Record<PersonGender, readonly string[]>> = {
  M: ['100M', 'LJ', 'SP', '400M', '110MH', 'HJ', 'JT', '1000M'],
  W: ['100MH', 'HJ', 'SP', '200M', 'LJ', 'JT', '800M'],
};
const names: Readonly<Record<PersonGender, { type: string; term: SixTexts }>> = {
  M: { type: 'OCT', term: makeTexts('octathlon', 'octatlón', 'octatlo', 'səkkizçilik', 'الثماني', 'octathlon') },
  W: { type: 'HEP', term: makeTexts('heptathlon', 'heptatlón', 'heptatlo', 'yeddiçilik', 'السباعي', 'heptathlon') },
};
const partsOfFirstDay = 4;

interface Part {
  name: SixTexts;
  contest: Contest;
  field: string;
  minutes: number;
}

/**
 * Octathlon and heptathlon: the points of the parts are added up; an athlete who does not start in a part has
 * withdrawn.
 */
export function addCombinedEvents(kit: Kit, firstDay: number): void {
  for (const gender of kit.limit(bothGenders)) {
    const event = kit.event({ ...names[gender], gender, age: 'U18', firstDay });
    kit.enter(event, 8, 1);
    const combined: CombinedPart[] = [];
    let field = kit.random.shuffle(event.competitors);
    for (const [index, type] of parts[gender].entries()) {
      const unit = partUnit(kit, event, gender, type, field, combined);
      const points = unit.lines.map((line) => [line.competitor.id, pointsFor(gender, type, line.value)] as const);
      combined.push({ unit, points: new Map(points) });
      field = field.filter(({ id }) => unit.lines.some((line) => line.competitor.id === id && line.irm !== 'DNS'));
      const isFirstDay = index < partsOfFirstDay;
      event.stages.push({
        units: [unit],
        day: isFirstDay ? 0 : 1,
        minute: index === 0 || index === partsOfFirstDay ? 510 : 0,
        gap: 20,
      });
    }
    event.phases.at(-1)!.kind = 'final';
    combined.at(-1)!.unit.medal = '1';
    event.combined = combined;
    event.ranking = rankTotals(event, combined, field);
  }
}

function partUnit(
  kit: Kit,
  event: GamesEvent,
  gender: PersonGender,
  type: string,
  field: readonly Competitor[],
  earlierParts: readonly CombinedPart[],
): Unit {
  const part = findPart(type, gender);
  const phase = addPhase(event, type === '1000M' ? '1KM' : type.replace('MH', 'H'), part.name, 'rounds', {
    better: part.contest.better,
  });
  const code = unitCode(phase, 1);
  const contestResult = part.contest.play(field, { random: kit.random.fork(code), isFinal: false });
  const earlier = [...earlierParts];
  const unit: Unit = {
    code,
    event,
    phase,
    name: part.name,
    number: 1,
    type: 'ATH',
    medal: '0',
    minutes: part.minutes,
    fields: [part.field],
    lines: rankMarks(contestResult.marks, part.contest),
    steps: contestResult.steps,
    breaks: contestResult.breaks,
    resultAt: (progress) => {
      const content = contestResult.resultAt(progress, unit.lines);
      return progress === 'final' ? withPoints(content, gender, type, unit, earlier) : content;
    },
    field: '',
    start: 0,
    end: 0,
  };
  phase.units.push(unit);
  return unit;
}

function findPart(type: string, gender: PersonGender): Part {
  const field = fieldEvents.find((event) => event.type === type);
  if (field)
    return {
      name: standaloneTerm(field.term),
      contest: fieldContest(field, gender, 0.84),
      field: field.field,
      minutes: 45,
    };
  const track = trackEvents.find(
    (event) => event.type === type || (typeof event.type !== 'string' && event.type[gender] === type),
  );
  if (!track) return { name: metres('1000'), contest: thousand, field: 'TRK', minutes: 8 };
  const name = standaloneTerm('en' in track.term ? track.term : track.term[gender]);
  return { name, contest: trackContest(track, gender, 1.06), field: 'TRK', minutes: 8 };
}

/** The 1000 m, which is not a separate event. */
const thousand = race({
  bestMs: 168_000,
  spread: 0.017,
  decimals: 2,
  splits: [{ label: '500 m', share: 0.5 }],
  lanes: 14,
});

/** Points of a finished part and the running total. */
function withPoints(
  content: ResultContent,
  gender: PersonGender,
  type: string,
  unit: Unit,
  earlier: readonly CombinedPart[],
): ResultContent {
  const values = new Map(unit.lines.map((line) => [line.competitor.id, line.value]));
  for (const result of content.results) {
    const id = result.competitor!.code;
    const partPoints = pointsFor(gender, type, values.get(id) ?? null);
    const sum = earlier.reduce((total, part) => total + (part.points.get(id) ?? 0), partPoints);
    result.details.push(fact('PTS', undefined, partPoints), fact('TOTAL_PTS', undefined, sum));
  }
  return content;
}

/** More points are better; an athlete who withdrew has no rank. */
function rankTotals(
  event: GamesEvent,
  combined: readonly CombinedPart[],
  stayed: readonly Competitor[],
): GamesEvent['ranking'] {
  const { unit } = combined.at(-1)!;
  const rows = event.competitors.map((competitor) => ({
    competitor,
    competitorId: competitor.id,
    value: combined.reduce((sum, { points }) => sum + (points.get(competitor.id) ?? 0), 0),
    irm: stayed.includes(competitor) ? undefined : 'DNF',
  }));
  return rankResults(rows, { better: 'higher' }).map(({ line: { competitor, value, irm }, rank, rankEqual }) => ({
    competitor,
    rank,
    rankEqual,
    resultType: irm ? 'IRM' : 'POINTS',
    result: irm ? undefined : String(value),
    irm,
    unit,
  }));
}
