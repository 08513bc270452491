import { findViolations } from '../../harness/axe.ts';
import { measuredScreens, workshopScreens } from '../../harness/chosen-screens.ts';
import { isInFull, turnOf } from '../draw.ts';
import { isMeasured } from '../plan.ts';
import { scope } from '../scope.ts';
import type { Probe } from '../visit.ts';

const workshop: ReadonlySet<string> = new Set(workshopScreens);

/**
 * The pairs of colors are proved by the tokens' own test, so a run that does not visit everything examines the colors of
 * every twelfth screen, and of those that changed. They take three fifths of the time.
 */
function isTurnOfColors(name: string, path: string): boolean {
  return !scope || scope.hasNewStyles || isInFull(path, scope) || turnOf(name, scope.day) % 12 === 0;
}

/**
 * WCAG 2.2 AA by axe, in the light theme. Dark colors are checked at one of the two widths, because both use the same
 * components, and colors only in English, because they are the same in Arabic.
 */
export const accessibilityProbe: Probe = {
  promise: 'axe finds no violations',
  examines: ({ name, prefix, means }) =>
    means === 'scripted' && isMeasured(name) && (prefix === '' || prefix === 'ara'),
  find({ name, prefix, width, page, screen }) {
    const areColorsJudged = prefix === '' && isTurnOfColors(name, screen.path);
    return findViolations(page, [width], {
      disabled: [
        // The workshop shows each component repeatedly, in both directions, so names cannot be unique there.
        ...(workshop.has(name) ? ['landmark-unique'] : []),
        // In English `targets.ts` asks for more: 24 px without the spacing that this slow rule accepts instead.
        ...(prefix === '' ? ['target-size'] : []),
      ],
      areColorsJudged,
      isDarkJudged: areColorsJudged && (measuredScreens.indexOf(name) % 2 === 0) === (width === 360),
    });
  },
};
