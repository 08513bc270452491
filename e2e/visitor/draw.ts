/** Draws the visits of a run that does not visit everything. */
import { addresses } from '../harness/addresses.ts';
import { isMeasured } from './plan.ts';
import type { VisitScope } from './scope.ts';
import type { DemoScreen } from '../harness/screens.ts';
import type { PlannedVisit } from './visit.ts';

/** Always weighed: the test of the weight at idle compares with this screen's first visit. */
const alwaysWeighed = 'results of a match';

/** Identifies a visit among all that are planned. */
export const visitKey = ({ name, prefix, width, means }: PlannedVisit): string =>
  [name, prefix, width, means].join(' ');

/**
 * The visits that a scope contains: all of a screen that changed, and of any other one that changes from day to day, so
 * that all have had their turn after as many days as there are.
 * @param visits all planned visits of all screens
 * @returns keys of the drawn visits
 */
export function drawVisits(
  visits: readonly PlannedVisit[],
  screens: Readonly<Record<string, Pick<DemoScreen, 'path'>>>,
  scope: VisitScope,
): ReadonlySet<string> {
  const drawn = new Set<string>();
  for (const [name, { path }] of Object.entries(screens)) {
    const planned = visits.filter((visit) => visit.name === name);
    // Reading the answer alone is enough only for screens that are not measured.
    const worthy = isMeasured(name) ? planned.filter(({ means }) => means !== 'fetched') : planned;
    if (isInFull(path, scope)) for (const visit of planned) drawn.add(visitKey(visit));
    const turn = turnOf(name, scope.day);
    const pick = worthy[turn % worthy.length];
    if (pick) drawn.add(visitKey(pick));
    for (const visit of planned) {
      const isOnPhone = visit.prefix === '' && visit.width === 360;
      const isWeighed = visit.name === alwaysWeighed && visit.prefix === '' && visit.width === 1280;
      if ((scope.isShared && isOnPhone) || isWeighed) drawn.add(visitKey(visit));
    }
  }
  return drawn;
}

/** Returns true if the scope includes all visits of a screen, in every language and width. */
export function isInFull(path: string, { screens, sports }: VisitScope): boolean {
  const folder = screenFolder(path);
  if (folder !== undefined && screens.includes(folder)) return true;
  return sports.some((key) => new RegExp(`/${key}(?:[/?]|$)|discipline=${key}(?:&|$)`, 'u').test(path));
}

/** The number of a screen's turn on a day; one more on the next day. */
export function turnOf(name: string, day: string): number {
  const days = Math.floor(Date.parse(day) / 86_400_000);
  let hash = 0;
  for (const sign of name) hash = (hash * 31 + sign.codePointAt(0)!) % 9973;
  return hash + days;
}

/** The folder of the screen at an address, `medals` for `/medals/all?sort=-total`; undefined if none has it. */
export function screenFolder(path: string): string | undefined {
  const parts = path.split('?', 1)[0]!.split('/').filter(Boolean);
  const fits = addresses.filter(({ segments }) => {
    const required = segments.filter((segment) => !segment.startsWith('{-'));
    if (parts.length < required.length || parts.length > segments.length) return false;
    return parts.every((part, index) => segments[index]!.includes('$') || segments[index] === part);
  });
  const literals = (segments: readonly string[]): number => segments.filter((segment) => !segment.includes('$')).length;
  return fits.toSorted((a, b) => literals(b.segments) - literals(a.segments))[0]?.folder;
}
