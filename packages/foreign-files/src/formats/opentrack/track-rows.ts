import { row } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import type { TrackLine } from './track-file.ts';
import type { Measure } from './track-words.ts';

/** A line with the ids of its competitor and of the runners of a team. */
export interface PlacedLine {
  line: TrackLine;
  type: 'person' | 'team';
  id: string;
  runners: readonly string[];
}

const resultTypes: Readonly<Record<Measure, string>> = {
  time: 'TIME',
  distance: 'DISTANCE',
  height: 'DISTANCE',
  points: 'POINTS',
};

/** Returns whether a line has a result or a reason why there is none. */
export const isDone = ({ line }: PlacedLine): boolean => line.mark !== undefined || line.irm !== undefined;

/** Lines by place, then by lane; marks in place of a result follow. */
export function resultRows(
  level: 'unit' | 'event',
  ref: string,
  placed: readonly PlacedLine[],
  measure: Measure,
): FolderRow[] {
  const group = ({ line }: PlacedLine): number =>
    line.irm !== undefined ? 2 : line.rank !== undefined || line.mark !== undefined ? 0 : 1;
  const sorted = placed.toSorted(
    (a, b) =>
      group(a) - group(b) ||
      (a.line.rank ?? 1e9) - (b.line.rank ?? 1e9) ||
      Number(a.line.lane ?? 1e9) - Number(b.line.lane ?? 1e9) ||
      a.id.localeCompare(b.id),
  );
  const ranks = Map.groupBy(placed, ({ line }) => line.rank);
  return sorted.map(({ line, type, id }, index) => {
    const { rank, mark, irm, records } = line;
    return row({
      level,
      ref,
      sort: index + 1,
      competitor_type: type,
      competitor: id,
      start_order: level === 'unit' ? line.lane : undefined,
      bib: level === 'unit' ? line.competitor.bib : undefined,
      rank,
      rank_equal: rank !== undefined && ranks.get(rank)!.length > 1 ? 'true' : undefined,
      result_type: irm !== undefined ? 'IRM' : mark === undefined ? undefined : resultTypes[measure],
      result: irm === undefined ? mark : undefined,
      irm,
      points: level === 'unit' ? line.points : undefined,
      qualification: line.qualified,
      record: level === 'unit' && records.length > 0 ? records.join(';') : undefined,
    });
  });
}

/** Wind, reaction time, attempts, heights, legs and the rule of a disqualification. */
export function detailRows(
  ref: string,
  { line, id, runners }: PlacedLine,
  { bars, points }: { bars: readonly string[]; points: string | undefined },
): FolderRow[] {
  const cells = { level: 'unit', ref, owner: 'line', competitor: id, type: 'ER' };
  const single: Readonly<Record<string, string | undefined>> = {
    REACT_TIME: line.reaction,
    WIND_SPEED: line.wind,
    RULE: line.rule,
    PTS: points ?? line.points,
  };
  return [
    ...Object.entries(single).flatMap(([code, value]) => (value === undefined ? [] : [row({ ...cells, code, value })])),
    ...line.attempts.flatMap(({ value, wind }, index) => {
      if (value === '') return [];
      const attempt = { ...cells, code: 'ATTEMPT', pos: index + 1 };
      return [
        row({ ...attempt, value }),
        ...(wind === undefined ? [] : [row({ ...attempt, ext_code: 'WIND_SPEED', value: wind })]),
      ];
    }),
    ...line.heights.map(({ height, tries }) =>
      row({ ...cells, code: 'INTERMEDIATE', pos: bars.indexOf(height) + 1, value: tries }),
    ),
    ...line.competitor.runners.flatMap(({ leg, split }, index) =>
      split === undefined || !runners[index]
        ? []
        : [row({ ...cells, owner: 'member', member: runners[index], code: 'LEG_SPLIT', pos: leg, value: split })],
    ),
  ];
}
