import { seedOrder } from '@podium/games';
import type { DuelRules } from './duel.ts';
import type { BracketRound, Competitor, GamesEvent, Phase, RankingLine, Slot, Unit } from '../model.ts';
import type { Random } from '../random.ts';
import { numberedTerm, phaseTerms, unitTerms } from '../words/terms.ts';
import type { SixTexts } from '../words/texts.ts';
import { addPhase } from './codes.ts';
import { duelUnit, unitLoser, unitWinner } from './duel-unit.ts';

export interface KnockOutOptions {
  event: GamesEvent;
  /** Best first; missing competitors are byes for the best. */
  seeds: readonly Competitor[];
  rules: DuelRules;
  random: Random;
  fields: readonly string[];
  unitTerm: SixTexts;
  /**
   * `match`: the losers of the semifinals meet; `both`: both win bronze; `repechage`: quarterfinal losers can still
   * win it.
   */
  bronze: 'match' | 'both' | 'repechage';
  day: number;
  minute: number;
  /** Days and time of semifinals and medals, if they differ from the rest. */
  medals?: { semifinalDay: number; day: number; minute: number };
  /** Days between rounds: teams play once a day. */
  daysBetween?: number;
}

type FilledSlot = Slot & { competitor: Competitor };
interface Place {
  slot: Slot;
}

const rounds: Readonly<Record<number, { phase: string; bracket: string; name: SixTexts }>> = {
  64: { phase: 'R64', bracket: 'R64', name: phaseTerms.roundOf64 },
  32: { phase: 'R32', bracket: 'R32', name: phaseTerms.roundOf32 },
  16: { phase: '8FNL', bracket: 'R16', name: phaseTerms.roundOf16 },
  8: { phase: 'QFNL', bracket: 'QFL', name: phaseTerms.quarterfinals },
  4: { phase: 'SFNL', bracket: 'SFL', name: phaseTerms.semifinals },
};

/** Plays a knock-out from the draw to the medals; returns the ranking of all competitors. */
export function playKnockOut(options: KnockOutOptions): RankingLine[] {
  const { event } = options;
  let size = 4;
  while (size < options.seeds.length) size *= 2;
  let places: Place[] = seedOrder(size).map((seed) => {
    const competitor = options.seeds[seed - 1];
    return { slot: competitor ? { competitor } : { isBye: true } };
  });
  for (const [index, competitor] of options.seeds.slice(0, 8).entries()) competitor.seed = index + 1;
  const ranking: RankingLine[] = [];
  const main: BracketRound[] = [];
  let day = options.day;
  let minute = options.minute;
  let quarterfinals: Unit[] = [];
  let semifinals: Unit[] = [];
  for (let remaining = size; remaining > 2; remaining /= 2) {
    const round = rounds[remaining]!;
    const phase = addPhase(event, round.phase, round.name, 'knockout');
    if (remaining === 4 && options.medals)
      ({ semifinalDay: day, minute } = { ...options.medals, minute: options.minute });
    const bracketRound: BracketRound = { code: round.bracket, units: [] };
    main.push(bracketRound);
    const next: Place[] = [];
    for (let pair = 0; pair < places.length; pair += 2) {
      const slots = [places[pair]!.slot, places[pair + 1]!.slot];
      const position = pair / 2 + 1;
      const filledSlots = slots.filter((slot): slot is FilledSlot => slot.competitor !== undefined);
      const unit =
        filledSlots.length === 2
          ? playMatch(options, phase, filledSlots as [FilledSlot, FilledSlot], remaining)
          : undefined;
      bracketRound.units.push({ unit, slots, position, code: `${remaining}${String(position).padStart(2, '0')}` });
      if (unit) next.push({ slot: { competitor: unitWinner(unit), from: { unit, wlt: 'W' } } });
      else next.push({ slot: filledSlots[0] ? { competitor: filledSlots[0].competitor } : { isBye: true } });
    }
    places = next;
    if (remaining === 8) quarterfinals = phase.units;
    if (remaining === 4) semifinals = phase.units;
    if (phase.units.length > 0) event.stages.push({ units: phase.units, day, minute, gap: 12 });
    day += options.daysBetween ?? 0;
    const isEarly = remaining > 4 && !(remaining === 8 && options.bronze === 'repechage');
    if (isEarly)
      for (const unit of phase.units) ranking.push(rankingLine(unit, unitLoser(unit), remaining / 2 + 1, true));
  }
  const medalDay = options.medals?.day ?? day;
  const medalMinute = options.medals?.minute ?? options.minute;
  const bronzes = playBronzes(options, quarterfinals, semifinals, ranking, { day: medalDay, minute: medalMinute });
  const phase = addPhase(event, 'FNL', phaseTerms.finals, 'final');
  const bronzeUnits = options.bronze === 'match' ? playBronzeMatch(options, phase, semifinals, ranking) : bronzes.units;
  const slots = places.map((place) => place.slot) as [FilledSlot, FilledSlot];
  const final = duelUnit({
    ...duelOptions(options),
    phase,
    number: 1,
    name: unitTerms.final,
    slots,
    needsWinner: true,
    medal: '1',
  });
  phase.units.sort((a, b) => a.number - b.number);
  main.push({ code: 'FNL', units: [{ unit: final, slots, position: 1, code: '201' }] });
  event.brackets.push({ code: 'FNL', rounds: main }, ...bronzes.brackets);
  if (options.bronze === 'match' && bronzeUnits[0]) {
    const [unit] = bronzeUnits;
    event.brackets.push({
      code: 'BRN',
      rounds: [{ code: 'BRN', units: [{ unit, slots: unit.slots!, position: 1, code: '202' }] }],
    });
  }
  event.stages.push({ units: [...bronzeUnits, final], day: medalDay, minute: medalMinute, gap: 15 });
  ranking.push(rankingLine(final, unitWinner(final), 1, false), rankingLine(final, unitLoser(final), 2, false));
  for (const line of ranking) line.rankEqual = ranking.filter((other) => other.rank === line.rank).length > 1;
  return ranking.sort((a, b) => a.rank! - b.rank!);
}

function duelOptions(options: KnockOutOptions): Pick<KnockOutOptions, 'event' | 'rules' | 'random' | 'fields'> {
  const { event, rules, random, fields } = options;
  return { event, rules, random, fields };
}

function playMatch(options: KnockOutOptions, phase: Phase, slots: [FilledSlot, FilledSlot], left: number): Unit {
  const number = phase.units.length + 1;
  const name = numberedTerm(left === 4 ? unitTerms.semifinal : options.unitTerm, number);
  const isStartHidden = left === 4 && options.bronze !== 'match';
  return duelUnit({
    ...duelOptions(options),
    phase,
    number,
    name,
    slots,
    needsWinner: true,
    mayWalkOver: left > 4,
    isStartHidden,
  });
}

function playBronzeMatch(
  options: KnockOutOptions,
  phase: Phase,
  semifinals: readonly Unit[],
  ranking: RankingLine[],
): Unit[] {
  const slots = semifinals.map((unit): FilledSlot => ({ competitor: unitLoser(unit), from: { unit, wlt: 'L' } }));
  if (slots.length < 2) {
    for (const slot of slots) ranking.push(rankingLine(slot.from!.unit, slot.competitor, 3, false));
    return [];
  }
  const unit = duelUnit({
    ...duelOptions(options),
    phase,
    number: 2,
    name: unitTerms.bronze,
    slots: slots as [FilledSlot, FilledSlot],
    needsWinner: true,
    medal: '3',
  });
  ranking.push(rankingLine(unit, unitWinner(unit), 3, false), rankingLine(unit, unitLoser(unit), 4, false));
  return [unit];
}

/**
 * Bronze for both losers of the semifinals, or for the winners of their two contests with the winners of the
 * repechage.
 */
function playBronzes(
  options: KnockOutOptions,
  quarterfinals: readonly Unit[],
  semifinals: readonly Unit[],
  ranking: RankingLine[],
  at: { day: number; minute: number },
): { units: Unit[]; brackets: GamesEvent['brackets'] } {
  if (options.bronze === 'match') return { units: [], brackets: [] };
  const beaten = semifinals.map((unit): FilledSlot => ({ competitor: unitLoser(unit), from: { unit, wlt: 'L' } }));
  if (options.bronze === 'both' || quarterfinals.length < 4) {
    for (const slot of beaten) ranking.push(rankingLine(slot.from!.unit, slot.competitor, 3, true));
    if (options.bronze === 'repechage')
      for (const unit of quarterfinals) ranking.push(rankingLine(unit, unitLoser(unit), 5, quarterfinals.length > 1));
    return { units: [], brackets: [] };
  }
  const repechage = addPhase(options.event, 'REP', phaseTerms.repechage, 'knockout');
  const contests = [0, 2].map((first) => {
    const slots = [quarterfinals[first]!, quarterfinals[first + 1]!].map((unit): FilledSlot => ({
      competitor: unitLoser(unit),
      from: { unit, wlt: 'L' },
    }));
    const number = repechage.units.length + 1;
    const name = numberedTerm(options.unitTerm, number);
    return duelUnit({
      ...duelOptions(options),
      phase: repechage,
      number,
      name,
      slots: slots as [FilledSlot, FilledSlot],
      needsWinner: true,
    });
  });
  options.event.stages.push({
    units: [...repechage.units],
    day: options.medals?.semifinalDay ?? at.day,
    minute: options.minute,
    gap: 5,
  });
  for (const unit of contests) ranking.push(rankingLine(unit, unitLoser(unit), 7, true));
  const bronzePhase = addPhase(options.event, 'REPF', phaseTerms.bronzeContests, 'knockout');
  const units = contests.map((contest, index) => {
    const slots: [FilledSlot, FilledSlot] = [
      { competitor: unitWinner(contest), from: { unit: contest, wlt: 'W' } },
      beaten[1 - index]!,
    ];
    const unit = duelUnit({
      ...duelOptions(options),
      phase: bronzePhase,
      number: index + 1,
      name: numberedTerm(unitTerms.bronze, index + 1),
      slots,
      needsWinner: true,
      medal: '3',
    });
    ranking.push(rankingLine(unit, unitWinner(unit), 3, true), rankingLine(unit, unitLoser(unit), 5, true));
    return unit;
  });
  const brackets = units.map((unit, index) => ({
    code: `BRN${index + 1}`,
    rounds: [
      {
        code: 'REP',
        units: [{ unit: contests[index]!, slots: contests[index]!.slots!, position: 1, code: `${30 + index}1` }],
      },
      { code: 'BRN', units: [{ unit, slots: unit.slots!, position: 1, code: `${30 + index}2` }] },
    ],
  }));
  return { units, brackets };
}

function rankingLine(unit: Unit, competitor: Competitor, rank: number, rankEqual: boolean): RankingLine {
  return { competitor, rank, rankEqual, unit };
}
