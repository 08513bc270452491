/** Results of real Games, as far as they are on this machine. */
import { readFileSync } from 'node:fs';
import type { PublishedDuel } from './known-places.ts';

/** A competitor of a contest, as it was published. */
export interface PublishedLine {
  unit: string;
  phase: string;
  competitor: string;
  organisation: string;
  result: string;
  irm: string;
  wlt: string;
  rank: string;
  /** Lane, without one its order. */
  start: string;
}

function readRows(file: string): Record<string, string>[] {
  const [header = [], ...rows] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) =>
      Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/gu), ([, quoted, plain]) => quoted ?? plain ?? ''),
    );
  return rows.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])));
}

/** Lines of an event. @param file of the sport, in the folder of the Games */
export const readEvent = (folder: string, file: string, event: string): PublishedLine[] =>
  readRows(`${folder}/results/${file}.csv`).flatMap((row) =>
    row['event_code'] === event
      ? {
          unit: row['stage_code']!,
          phase: row['stage_code']!.slice(22, 26).replaceAll('-', ''),
          competitor: row['participant_code']!,
          organisation: row['participant_country_code']!,
          result: row['result']!,
          // Athletics has its own code of a disqualification.
          irm: row['result_IRM'] === 'DQ' ? 'DSQ' : (row['result_IRM'] ?? ''),
          wlt: row['result_WLT'] ?? '',
          rank: row['rank'] ?? '',
          start: row['start_order'] ?? '',
        }
      : [],
  );

/** Medals of an event as `gold 123`, sorted. */
export const readMedals = (folder: string, file: string, event: string): string[] => {
  const name = readRows(`${folder}/results/${file}.csv`).find((row) => row['event_code'] === event)!['event_name'];
  const medals = readRows(`${folder}/medallists.csv`).flatMap((row) =>
    row['discipline'] === file && row['event'] === name
      ? `${row['medal_type']!.split(' ')[0]!.toLowerCase()} ${row['code_team'] || row['code_athlete']}`
      : [],
  );
  return [...new Set(medals)].toSorted();
};

export const contestsOf = (lines: readonly PublishedLine[]): PublishedLine[][] => [
  ...Map.groupBy(lines, ({ unit }) => unit).values(),
];

const rounds = ['R128', 'R64', 'R32', '8FNL', 'QFNL', 'SFNL', 'FNL'];

/** Contests of the main bracket with a winner, without the one for bronze. */
export const duelsOf = (lines: readonly PublishedLine[]): PublishedDuel[] =>
  contestsOf(lines).flatMap((sides) => {
    const [winner, loser] = [sides.find(({ wlt }) => wlt === 'W'), sides.find(({ wlt }) => wlt === 'L')];
    const round = rounds.indexOf(sides[0]!.phase);
    const isBronze = sides[0]!.phase === 'FNL' && !sides[0]!.unit.includes('FNL-000100');
    return winner && loser && round >= 0 && !isBronze
      ? { round, winner: winner.competitor, loser: loser.competitor }
      : [];
  });
