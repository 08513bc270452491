import type { BodyOf } from '@podium/odf';
import type { GamesEvent, RankingLine } from '../model.ts';
import { stateOf } from '../places/states.ts';
import { sportOf } from './results.ts';
import { writePdf } from './pdf.ts';

/**
 * The final ranking of an event on paper: rank, number, delegation and mark. The people in it are minors and a file
 * cannot be taken back, so it names nobody.
 */
export function reportBody(
  event: GamesEvent,
  names: ReadonlyMap<string, { en: string }>,
  ranking: readonly RankingLine[],
  day: string,
): BodyOf<'pdf'> {
  const sport = names.get(event.discipline)!.en;
  const lines = ranking.map(({ rank, rankEqual, competitor, result, irm }) => {
    const place = rank === null ? '' : `${rank}${rankEqual ? '=' : ''}`;
    const number = competitor.bib ?? competitor.members[0]?.bib ?? '';
    const own = competitor.type === 'T' ? '' : number;
    return [place, own, stateOf(competitor.organisation).name.pt, irm ?? result ?? ''];
  });
  const pdf = writePdf({
    title: event.name.en,
    subtitle: `${sport} · Final ranking · ${day}`,
    head: ['Rank', 'No.', 'Delegation', 'Result'],
    lines,
  });
  return {
    kind: 'pdf',
    info: { infos: [], sport: sportOf(event, names, 'Final ranking') },
    base64: btoa(pdf),
  };
}
