import type { ResultSheet } from '@podium/contract';
import { halfPoints } from '@podium/games';

/** Names of contests such as "Final" are ambiguous without their event. */
export function sheetTitle({ unit, event }: Pick<ResultSheet, 'unit' | 'event'>): string {
  return event && !unit.name.includes(event.name) ? `${event.name} · ${unit.name}` : unit.name;
}

/** The contest with its score, or with who is first: `Final: Ana – Bia, 1 : 0`. */
export function sheetSubject(sheet: Pick<ResultSheet, 'unit' | 'event' | 'lines' | 'score'>): string {
  const { lines, score } = sheet;
  const names = lines.map(({ competitor }) => `\u2068${competitor.name}\u2069`);
  const best = lines.filter(({ rank }) => rank === '1').map(({ competitor, mark }) => [competitor.name, mark]);
  const told =
    lines.length === 2
      ? [names.join(' – '), score && `${halfPoints(score.home)} : ${halfPoints(score.away)}`]
      : best.flat();
  return [sheetTitle(sheet), ...told].filter(Boolean).join(' · ');
}
