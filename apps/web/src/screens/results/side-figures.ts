import { selectFigures } from '@podium/disciplines/reading';
import { parseMark } from '@podium/games';
import type { Figure } from '@podium/disciplines/reading';
import type { ResultLineAnswer } from '@podium/contract';
import type { Discipline } from '@podium/games';

/** A figure of both sides under one name. */
export interface ComparedFigure extends Pick<Figure, 'id' | 'phrase' | 'code' | 'number'> {
  home: Figure | undefined;
  away: Figure | undefined;
  /** The home side's share of the total, 0 to 100, if the figures can be added. */
  share: number | undefined;
  leads: 'home' | 'away' | undefined;
}

type SideLine = Pick<ResultLineAnswer, 'side' | 'details' | 'result' | 'diff' | 'wlt'>;

/** Both sides' statistics side by side, in the order of the sport; a figure is undefined if a side has none. */
export function compareSides(
  discipline: Pick<Discipline, 'codes' | 'statistics'>,
  lines: readonly SideLine[],
): ComparedFigure[] {
  const home = lines.find(({ side }) => side === 'home') ?? lines[0];
  const away = lines.find((line) => line !== home);
  if (!home || !away) return [];
  const [first, second] = [figuresByName(discipline, home), figuresByName(discipline, away)];
  const order = [...discipline.statistics.map(({ key }) => key), ...first.keys(), ...second.keys()];
  return [...new Set(order)].flatMap((id) => {
    const [own, other] = [first.get(id), second.get(id)];
    const figure = own ?? other;
    return figure ? [{ ...figure, home: own, away: other, ...figureBalance(own, other) }] : [];
  });
}

function figuresByName(discipline: Pick<Discipline, 'codes' | 'statistics'>, line: SideLine): Map<string, Figure> {
  const { details, side, result, diff, wlt } = line;
  const figuresBySide = {
    details,
    side: side ?? undefined,
    result: result ?? undefined,
    diff: diff ?? undefined,
    wlt: wlt ?? undefined,
  };
  return new Map(selectFigures(discipline, discipline.statistics, figuresBySide).map((figure) => [figure.id, figure]));
}

/** The share and the leader: 3 to 1 is three quarters; attempts such as shots are compared by their success rate. */
function figureBalance(home: Figure | undefined, away: Figure | undefined): Pick<ComparedFigure, 'share' | 'leads'> {
  const isShare = home?.percent !== undefined && away?.percent !== undefined;
  const [homeAmount, awayAmount] = [home, away].map((figure) => parseAmount(isShare ? figure?.percent : figure?.value));
  if (homeAmount === undefined || awayAmount === undefined || homeAmount + awayAmount <= 0)
    return { share: undefined, leads: undefined };
  const better = home?.better ?? away?.better;
  const isHome = better === 'lower' ? homeAmount < awayAmount : homeAmount > awayAmount;
  return {
    share: Math.round((homeAmount / (homeAmount + awayAmount)) * 100),
    leads: better === undefined || homeAmount === awayAmount ? undefined : isHome ? 'home' : 'away',
  };
}

/** A missing value counts as 0; a value that is not a number cannot be compared. */
function parseAmount(text = '0'): number | undefined {
  const { value } = parseMark(undefined, text);
  return value === null || value < 0 ? undefined : value;
}
