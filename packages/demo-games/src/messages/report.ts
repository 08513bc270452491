import type { BodyOf } from '@podium/odf';
import { rankResults } from '@podium/games';
import type { GamesEvent, Phase, RankingLine } from '../model.ts';
import { findState } from '../places/states.ts';
import { sportInfo } from './results.ts';
import { writePdf } from './pdf.ts';

type PaperLine = Pick<RankingLine, 'rank' | 'rankEqual' | 'competitor' | 'result' | 'irm'>;

interface Paper {
  /** `Final ranking`, `Heats · Results`. */
  name: string;
  lines: readonly PaperLine[];
  day: string;
}

/**
 * A printed list: rank, number, delegation and mark. It contains no names, because the people are minors and a file
 * cannot be withdrawn.
 */
export function reportBody(
  event: GamesEvent,
  names: ReadonlyMap<string, { en: string }>,
  { name, lines, day }: Paper,
): BodyOf<'pdf'> {
  const sport = names.get(event.discipline)!.en;
  const rows = lines.map(({ rank, rankEqual, competitor, result, irm }) => {
    const place = rank === null ? '' : `${rank}${rankEqual ? '=' : ''}`;
    const number = competitor.bib ?? competitor.members[0]?.bib ?? '';
    const ownNumber = competitor.type === 'T' ? '' : number;
    return [place, ownNumber, findState(competitor.organisation).name.pt, irm ?? result ?? ''];
  });
  const pdf = writePdf({
    title: event.name.en,
    subtitle: `${sport} · ${name} · ${day}`,
    head: ['Rank', 'No.', 'Delegation', 'Result'],
    lines: rows,
  });
  return {
    kind: 'pdf',
    info: { infos: [], sport: sportInfo(event, names, name) },
    base64: btoa(pdf),
  };
}

/** All lines of a round, best first. */
export function roundLines({ units, better }: Phase): PaperLine[] {
  const rows = units.flatMap(({ lines }) =>
    lines.map((line) => ({
      line,
      value: line.value,
      countback: line.countback,
      irm: line.irm,
      competitorId: line.competitor.id,
    })),
  );
  return rankResults(rows, { better }).map(({ line: { line }, rank, rankEqual }) => ({ ...line, rank, rankEqual }));
}
