import { readStatistics } from '@podium/games';
import { isFinished } from '../../shared/item-state.ts';
import { placeNames, unspoken } from '../../shared/result/details.ts';
import type { StatisticRule } from '@podium/games';
import type { DetailAnswer, LineupMember, ResultLineAnswer, ScheduleItemAnswer, UnitAnswer } from '@podium/contract';

export interface ComparedStatistic {
  code: string;
  home: string;
  away: string;
}

const valueOf = ({ value, attributes }: DetailAnswer) =>
  attributes?.Attempt ? `${value ?? '0'}/${attributes.Attempt}` : (value ?? '');

/** The statistics of a whole line, by code: shots, rebounds, points won. */
function totalsOf({ details }: Pick<ResultLineAnswer, 'details'>): Map<string, string> {
  return new Map(
    details
      .filter(({ code, pos }) => (pos === undefined || pos === 'TOT') && !unspoken.test(code))
      .map((detail): [string, string] => [detail.code, valueOf(detail)])
      .filter(([, value]) => value !== ''),
  );
}

/** Both sides' statistics beside each other, in the order of the feed; what one side lacks is a dash. */
export function compareSides(lines: readonly ResultLineAnswer[]): ComparedStatistic[] {
  const home = lines.find(({ side }) => side === 'home') ?? lines[0];
  const away = lines.find((line) => line !== home);
  if (!home || !away) return [];
  const [first, second] = [totalsOf(home), totalsOf(away)];
  return [...new Set([...first.keys(), ...second.keys()])].map((code) => ({
    code,
    home: first.get(code) ?? '–',
    away: second.get(code) ?? '–',
  }));
}

export interface Leader {
  /** Key of the rule with the number in it: `split_3`. */
  key: string;
  rule: StatisticRule;
  /** The number, or what the unit calls the place: `50 m`. */
  place: string | undefined;
  number: string | undefined;
  line: ResultLineAnswer;
  value: string;
}

/** `1:02:03.45` in seconds; any other number as it is; nothing else compares. */
export function comparable(text: string): number {
  const parts = text.replace(/^[+=]/u, '').split(':').map(Number);
  return parts.some(Number.isNaN) ? Number.NaN : parts.reduce((sum, part) => sum * 60 + part, 0);
}

const isTime = ({ resultType }: Pick<ResultLineAnswer, 'resultType'>) => /TIME/u.test(resultType ?? '');

/** Who led each statistic: of times the shortest, of all else the greatest. The wind is nobody's merit. */
export function leadersOf(unit: Pick<UnitAnswer, 'results' | 'details'>, rules: readonly StatisticRule[]): Leader[] {
  const names = placeNames(unit.details);
  const leaders = new Map<string, Leader>();
  for (const line of unit.results) {
    const detailed = {
      details: line.details,
      result: line.result ?? undefined,
      resultType: line.resultType ?? undefined,
      side: line.side ?? undefined,
    };
    for (const { key, rule, pos, value } of readStatistics(detailed, rules)) {
      if (rule.key === 'wind' || Number.isNaN(comparable(value))) continue;
      const known = leaders.get(key);
      const isLowerBetter = isTime(line) || rule.key === 'reaction';
      const lead = known ? comparable(known.value) - comparable(value) : 0;
      if (known && (isLowerBetter ? lead <= 0 : lead >= 0)) continue;
      leaders.set(key, { key, rule, place: names.get(`INTERMEDIATE ${pos}`), number: pos, line, value });
    }
  }
  const orderOf = (leader: Leader) => rules.indexOf(leader.rule) * 1000 + Number(leader.number ?? 0);
  return [...leaders.values()].sort((a, b) => orderOf(a) - orderOf(b));
}

export interface FieldFacts {
  started: number;
  finished: number;
  out: { irm: string; count: number }[];
}

/** How many came to the line, how many through, and why the others did not. */
export function fieldOf(lines: readonly Pick<ResultLineAnswer, 'irm'>[]): FieldFacts {
  const out = [
    ...Map.groupBy(
      lines.filter(({ irm }) => irm),
      ({ irm }) => irm!,
    ),
  ];
  const absent = lines.filter(({ irm }) => irm === 'DNS').length;
  return {
    started: lines.length - absent,
    finished: lines.filter(({ irm }) => !irm).length,
    out: out.map(([irm, own]) => ({ irm, count: own.length })),
  };
}

export interface Lineup {
  starters: LineupMember[];
  substitutes: LineupMember[];
  /** Coaches and whoever else belongs to the bench. */
  staff: LineupMember[];
  /** The statistics that members have, by code. */
  codes: string[];
}

const isStaff = ({ roles, position }: LineupMember) =>
  [...roles, position ?? ''].some((role) => /coach|trainer|official|doctor|manager|assistant/iu.test(role));

/** Who begins, who waits and who sits beside; where the feed does not say who begins, all are players. */
export function lineupOf(members: readonly LineupMember[]): Lineup {
  const players = members.filter((member) => !isStaff(member));
  const isSaid = players.some(({ isStarter }) => isStarter);
  const codes = players.flatMap(({ details = [] }) =>
    details.filter(({ code, type }) => type === 'ST' && !unspoken.test(code)).map(({ code }) => code),
  );
  return {
    starters: isSaid ? players.filter(({ isStarter }) => isStarter) : players,
    substitutes: isSaid ? players.filter(({ isStarter }) => !isStarter) : [],
    staff: members.filter(isStaff),
    codes: [...new Set(codes)].slice(0, 3),
  };
}

export function memberStatistic({ details = [] }: LineupMember, code: string): string {
  const found = details.find((detail) => detail.code === code && (detail.pos === undefined || detail.pos === 'TOT'));
  return found ? valueOf(found) : '';
}

export interface EarlierUnit {
  unit: ScheduleItemAnswer;
  own: NonNullable<ScheduleItemAnswer['competitors']>[number];
  other: NonNullable<ScheduleItemAnswer['competitors']>[number] | undefined;
}

/** What a side did in this event before: its finished units, the newest first, with whom it met. */
export function earlierOf(
  units: readonly ScheduleItemAnswer[],
  competitor: string | null,
  current: Pick<ScheduleItemAnswer, 'id' | 'start'>,
): EarlierUnit[] {
  if (competitor === null) return [];
  const before = current.start === null ? Number.POSITIVE_INFINITY : Date.parse(current.start);
  return units
    .filter((unit) => unit.id !== current.id && isFinished(unit))
    .filter((unit) => unit.start !== null && Date.parse(unit.start) <= before)
    .flatMap((unit) => {
      const own = unit.competitors?.find(({ id }) => id === competitor);
      return own ? [{ unit, own, other: unit.competitors?.find(({ id }) => id !== competitor) }] : [];
    })
    .sort((a, b) => Date.parse(b.unit.start!) - Date.parse(a.unit.start!));
}
