import { selectFigures } from '@podium/disciplines/reading';
import type { EventStatisticsAnswer, ResultLineAnswer } from '@podium/contract';
import type { Figure } from '@podium/disciplines/reading';
import type { Detail, Discipline, StatisticRule } from '@podium/games';

type Item = EventStatisticsAnswer['items'][number];

const tableKinds = ['teams', 'players', 'athletes', 'teamRanking', 'athleteRanking'] as const;
type TableKind = (typeof tableKinds)[number];

export interface StatisticsRow {
  competitor: ResultLineAnswer['competitor'];
  /** Set in a ranking. */
  place?: string;
  /** Team name of a player. */
  team?: string;
  figures: ReadonlyMap<string, Figure>;
  details: readonly Detail[];
}

export interface StatisticsTable {
  kind: TableKind;
  /** The ranked statistic: a code of the feed. */
  code?: string;
  columns: readonly Figure[];
  rows: readonly StatisticsRow[];
}

type Sport = Pick<Discipline, 'codes' | 'statistics' | 'memberStatistics'>;
type GroupedRow = Pick<StatisticsTable, 'kind' | 'code'> & { row: StatisticsRow };

/**
 * The statistics of an event as tables: one for data sent per team, one for the players of all teams. A ranking keeps
 * its order; other tables are sorted by the first column for which the sport defines what is better.
 */
export function buildTables(sport: Sport, items: readonly Item[]): StatisticsTable[] {
  const groups = items
    .flatMap((item) => item.lines.flatMap((line) => [ownRow(sport, item, line), ...playerRows(sport, line)]))
    .filter(({ row }) => row.details.length > 0);
  return [...Map.groupBy(groups, ({ kind, code }) => `${kind} ${code ?? ''}`).values()]
    .map((group) => buildTable(sport, group))
    .sort((a, b) => tableKinds.indexOf(a.kind) - tableKinds.indexOf(b.kind));
}

/** Statistics of the event as a whole. */
export const eventDetails = (items: readonly Item[]): Detail[] => items.flatMap(({ details }) => details);

function ownRow(sport: Sport, { kind, code }: Item, { competitor, order, details }: Item['lines'][number]): GroupedRow {
  const isTeam = competitor.type === 'team';
  const figures = figuresByName(sport, isTeam ? sport.statistics : sport.memberStatistics, details);
  if (!kind?.endsWith('RANKING')) return { kind: isTeam ? 'teams' : 'athletes', row: { competitor, figures, details } };
  return {
    kind: isTeam ? 'teamRanking' : 'athleteRanking',
    code: code === kind ? undefined : (code ?? undefined),
    row: { competitor, place: order, figures, details },
  };
}

const playerRows = (sport: Sport, { competitor: team }: Item['lines'][number]): GroupedRow[] =>
  (team.members ?? []).map(({ id, name, details = [] }) => ({
    kind: 'players',
    row: {
      competitor: { id, name, type: 'athlete', organisation: team.organisation },
      team: team.name,
      figures: figuresByName(sport, sport.memberStatistics, details),
      details,
    },
  }));

function figuresByName(sport: Sport, rules: readonly StatisticRule[], details: Detail[]): Map<string, Figure> {
  return new Map(selectFigures(sport, rules, { details }).map((figure) => [figure.id, figure]));
}

function buildTable(sport: Sport, group: readonly GroupedRow[]): StatisticsTable {
  const { kind, code } = group[0]!;
  const rows = group.map(({ row }) => row);
  const rules = kind === 'teams' || kind === 'teamRanking' ? sport.statistics : sport.memberStatistics;
  const figuresByCode = new Map(rows.flatMap(({ figures }) => [...figures]));
  const columns = [...new Set([...rules.map(({ key }) => key), ...figuresByCode.keys()])].flatMap(
    (id) => figuresByCode.get(id) ?? [],
  );
  const isRanking = rows.some(({ place }) => place !== undefined);
  // For some figures, such as minutes played, more is not better.
  const sortColumn = columns.find(({ better }) => better !== undefined) ?? columns[0];
  return { kind, code, columns, rows: rows.toSorted(isRanking ? byPlace : byFigure(sortColumn)) };
}

const byPlace = (a: StatisticsRow, b: StatisticsRow): number => Number(a.place) - Number(b.place);

/** Lines without the figure come last. */
function byFigure(column: Figure | undefined): (a: StatisticsRow, b: StatisticsRow) => number {
  const isLower = column?.better === 'lower';
  const rowAmount = ({ figures }: StatisticsRow): number => {
    const amount = Number(column && figures.get(column.id)?.value);
    return Number.isFinite(amount) ? (isLower ? amount : -amount) : Number.MAX_VALUE;
  };
  return (a, b) => rowAmount(a) - rowAmount(b);
}
