import type { DuelRules } from './duel.ts';
import type { Competitor, GamesEvent, RankingLine, Slot, Unit } from '../model.ts';
import type { Random } from '../random.ts';
import { joinedTerms, numberedTerm, phaseTerms, unitTerms } from '../words/terms.ts';
import type { SixTexts } from '../words/texts.ts';
import { addPhase } from './codes.ts';
import { duelUnit, unitLoser, unitWinner } from './duel-unit.ts';

/** `Places 5–8, match 1` */
const crossedMatch = (number: number): SixTexts =>
  joinedTerms(unitTerms.places5, numberedTerm(unitTerms.match, number));

export interface PlacementOptions {
  event: GamesEvent;
  /** Third and fourth of both pools: A3, B3, A4, B4. */
  teams: readonly [Competitor, Competitor, Competitor, Competitor];
  rules: DuelRules;
  random: Random;
  fields: readonly string[];
  day: number;
  minute: number;
}

/** Places 5 to 8: two crossover matches, then one for place 7 and one for place 5. */
export function playPlacement(options: PlacementOptions): RankingLine[] {
  const { event, rules, random, fields, teams, day, minute } = options;
  const phase = addPhase(event, 'CLAS', phaseTerms.placement, 'knockout');
  type FilledSlot = Slot & { competitor: Competitor };
  const playMatch = (number: number, name: Unit['name'], slots: [FilledSlot, FilledSlot]): Unit =>
    duelUnit({ event, phase, number, name, slots, rules, random, fields, needsWinner: true });
  const crossed = [
    playMatch(1, crossedMatch(1), [{ competitor: teams[0] }, { competitor: teams[3] }]),
    playMatch(2, crossedMatch(2), [{ competitor: teams[1] }, { competitor: teams[2] }]),
  ];
  event.stages.push({ units: crossed, day, minute, gap: 5 });
  const losers = crossed.map((unit): FilledSlot => ({ competitor: unitLoser(unit), from: { unit, wlt: 'L' } })) as [
    FilledSlot,
    FilledSlot,
  ];
  const winners = crossed.map((unit): FilledSlot => ({ competitor: unitWinner(unit), from: { unit, wlt: 'W' } })) as [
    FilledSlot,
    FilledSlot,
  ];
  const seventh = playMatch(3, unitTerms.place7, losers);
  const fifth = playMatch(4, unitTerms.place5, winners);
  event.stages.push({ units: [seventh, fifth], day: day + 1, minute, gap: 5 });
  const round = (code: string, units: readonly Unit[]) => ({
    code,
    units: units.map((unit, index) => ({
      unit,
      slots: unit.slots!,
      position: index + 1,
      code: `${code === 'SFL' ? 58 : 57}${index + 1}`,
    })),
  });
  event.brackets.push({ code: '5_8', rounds: [round('SFL', crossed), round('FNL', [fifth])] });
  event.brackets.push({ code: '7_8', rounds: [round('FNL', [seventh])] });
  const line = (unit: Unit, competitor: Competitor, rank: number): RankingLine => ({
    competitor,
    rank,
    rankEqual: false,
    unit,
  });
  return [
    line(fifth, unitWinner(fifth), 5),
    line(fifth, unitLoser(fifth), 6),
    line(seventh, unitWinner(seventh), 7),
    line(seventh, unitLoser(seventh), 8),
  ];
}
