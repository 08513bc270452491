import { drawRounds, drawTexts, withNumber } from './draw-words.ts';
import type { DrawnEvent, DrawTemplate, GoOn, PlannedContest, PlannedPhase, PlannedSide } from './drawn-event.ts';
import { lanesFromMiddle, placesInFinal } from './heats.ts';
import type { DrawnHeat } from './heats.ts';
import { contestKey, finalLanes, heatSides } from './plan-contests.ts';
import { snakeGroup } from './round-robin.ts';

type Semifinals = Extract<DrawTemplate, { kind: 'semifinals' }>;

/**
 * Heats, semifinals and a final. The semifinals take the best of the heats in snake order, in lanes from the middle by
 * mark. Entrants who fit into the semifinals have no heats, and those who fit into the final have only that.
 *
 * @param heats of the first round: `HEAT`, `SFNL` or `FNL`
 */
export function planSemifinals(
  heats: readonly DrawnHeat[],
  template: Omit<Semifinals, 'kind'>,
  first: FirstRound,
): DrawnEvent {
  const { lanes } = template;
  const entrants = heats.reduce((sum, heat) => sum + heat.lanes.length, 0);
  const phases: PlannedPhase[] = [];
  const stages: PlannedContest[][] = [];
  if (first === 'FNL') {
    stages.push([finalOf(heatSides(heats[0]!))]);
  } else {
    const toSemifinals =
      first === 'HEAT'
        ? advancing(template.toSemifinals, heats.length, lanes * template.semifinals, entrants)
        : undefined;
    if (toSemifinals) {
      phases.push({ code: 'HEAT', name: drawTexts.heats, kind: 'heats', qualification: toSemifinals });
      stages.push(heats.map((heat) => raceOf('HEAT', heat.number, withNumber(drawTexts.heat, heat.number), heat)));
    }
    const semifinalists = toSemifinals ? toSemifinals.byPlace * heats.length + toSemifinals.byMark : entrants;
    const races = toSemifinals ? semifinalLanes(semifinalists, template) : heats.map(heatSides);
    const words = drawRounds[4]!;
    const toFinal = advancing(template.toFinal, races.length, lanes, semifinalists);
    phases.push({ code: 'SFNL', name: words.name, kind: 'heats', qualification: toFinal });
    stages.push(
      races.map((sides, index) => ({
        ...raceOf('SFNL', index + 1, withNumber(words.contest!, index + 1)),
        sides,
      })),
    );
    stages.push([finalOf(finalLanes('SFNL', lanes, toFinal.byPlace * races.length + toFinal.byMark))]);
  }
  return {
    phases: [...phases, { code: 'FNL', name: drawTexts.final, kind: 'final' }],
    contests: stages.flat(),
    stages: stages.map((contests) => contests.map(({ key }) => key)),
  };
}

export type FirstRound = 'HEAT' | 'SFNL' | 'FNL';

/** The round in which so many entrants begin. */
export const firstRound = (entrants: number, { lanes, semifinals }: Omit<Semifinals, 'kind'>): FirstRound =>
  entrants <= lanes ? 'FNL' : entrants <= lanes * semifinals ? 'SFNL' : 'HEAT';

/** The chosen numbers, as far as the next round has places and the contests have competitors. */
function advancing(chosen: GoOn | undefined, contests: number, places: number, entrants: number): GoOn {
  const most = Math.min(places, entrants);
  if (!chosen) return placesInFinal(contests, most);
  const byPlace = Math.min(chosen.byPlace, Math.floor(most / contests));
  return { byPlace, byMark: Math.min(chosen.byMark, most - byPlace * contests) };
}

/** Sides of the semifinals by their rank in the heats: of two, the first has ranks 1, 4, 5, 8. */
function semifinalLanes(semifinalists: number, { lanes, semifinals }: Omit<Semifinals, 'kind'>): PlannedSide[][] {
  const inOrder = lanesFromMiddle(lanes);
  const ranks = Array.from({ length: semifinalists }, (_, index) => index + 1);
  return Array.from({ length: Math.min(semifinals, semifinalists) }, (_, race) =>
    ranks
      .filter((rank) => snakeGroup(rank - 1, semifinals) === race)
      .map((rank, index) => ({ phase: 'HEAT', rank, lane: inOrder[index]! }))
      .toSorted((a, b) => a.lane - b.lane),
  );
}

const raceOf = (phase: string, number: number, name: PlannedContest['name'], heat?: DrawnHeat): PlannedContest => ({
  key: contestKey(phase, number),
  phase,
  number,
  name,
  sides: heat ? heatSides(heat) : [],
  isDuel: false,
});

const finalOf = (sides: PlannedSide[]): PlannedContest => ({
  ...raceOf('FNL', 1, drawTexts.final),
  sides,
  medal: 'gold',
});
