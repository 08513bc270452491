import { hasCrossTable, meetings } from '@podium/contract/meetings';
import type { LanguageCode, StandingAnswer } from '@podium/contract';
import { halfPoints } from '@podium/games';
import { phrase } from '../../../ground/phrases.ts';
import type { TableBlock } from '../paper.ts';
import { boldCell, cell, competitorName } from './sheet-context.ts';

/** Sides whose scores fit beside their names on a page (A4). */
const mostSides = 12;

/**
 * Scores of all matches of a group: rows and columns are its sides, and a column has the number of its row.
 *
 * @returns undefined before the first match, for two sides, and for more than fit on a page
 */
export function crossTable(language: LanguageCode, pool: StandingAnswer): TableBlock | undefined {
  const { lines } = pool;
  if (!hasCrossTable(pool) || lines.length > mostSides) return undefined;
  const hasResult = lines.some(({ result }) => result);
  return {
    kind: 'table',
    columns: [
      { head: '', align: 'center' },
      { head: phrase(language, 'prints.name'), align: 'start', isWide: true },
      ...lines.map((_, index) => ({ head: String(index + 1), align: 'center' as const })),
      ...(hasResult ? [{ head: phrase(language, 'prints.result'), align: 'end' as const }] : []),
    ],
    rows: lines.map((line, row) => [
      cell(String(row + 1)),
      boldCell(competitorName(language, line.competitor)),
      ...lines.map((other) => cell(other === line ? '' : scoresOf(line, other))),
      ...(hasResult ? [cell(line.result && halfPoints(line.result))] : []),
    ]),
  };
}

type Line = StandingAnswer['lines'][number];

const scoresOf = (line: Line, other: Line): string =>
  meetings(line, other)
    .map(({ result, isWon }) => (result === undefined ? (isWon ? '+' : '−') : halfPoints(result)))
    .join(' ') || '–';
