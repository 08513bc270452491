/**
 * Container queries arrived in Safari 16.0, Chrome 105 and Firefox 110: the oldest browsers we support
 * (docs/decisions/0028-browsers-we-support.md).
 */
const BASELINE_FEATURE = ['container-type', 'inline-size'] as const;

export const isBelowBaseline = (): boolean => !CSS.supports(...BASELINE_FEATURE);

/** The same test as a JavaScript expression, for an inline script. */
export const baselineTest = `CSS.supports(${BASELINE_FEATURE.map((feature) => JSON.stringify(feature)).join()})`;

/** Returns whether the browser lacks any function that `missing-functions.ts` provides. */
export const lacksFunctions = (): boolean => !('toSorted' in Array.prototype) || !('groupBy' in Map);
