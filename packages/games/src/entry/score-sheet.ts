/** The empty boxes of a score sheet on paper, by the rules of the event. */
import type { EventEntryRules } from '../rules/entry-rules.ts';
import { panelColumns } from './panel.ts';
import type { PanelColumn } from './panel.ts';

/** Columns for heights: one per bar, whose height is written in by hand. */
const barsOnPaper = 9;

export type ScoreSheet =
  /** Two sides with a box for each part, also for those that follow a level score. */
  | { kind: 'sides'; parts: readonly string[] }
  /** After the first attempts, only the best continue. */
  | { kind: 'attempts'; first: number; later: number }
  | { kind: 'heights'; bars: number }
  | { kind: 'judged'; columns: readonly PanelColumn[] }
  /** One mark per competitor: a time, points, a place. */
  | { kind: 'mark' };

/**
 * @param sides number of competitors on the start list; a contest of sides with any other number than two is ranked
 * @example scoreSheet(entryRules(athletics, { attempts: 6, cutAfter: 3, cutTo: 8 })) // { kind: 'attempts', first: 3, later: 3 }
 */
export function scoreSheet(
  { contest, count, panel, isHeights, attempts, cut }: EventEntryRules,
  sides = 2,
): ScoreSheet {
  if (contest === 'sides' && sides <= 2) {
    const played = count.parts.map((code) => ({ code, home: 0, away: 0 }));
    return { kind: 'sides', parts: count.listParts(played) };
  }
  if (panel) return { kind: 'judged', columns: panelColumns(panel) };
  if (isHeights) return { kind: 'heights', bars: barsOnPaper };
  if (attempts <= 0) return { kind: 'mark' };
  const first = cut ? Math.min(cut.after, attempts) : attempts;
  return { kind: 'attempts', first, later: attempts - first };
}
