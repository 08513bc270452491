const browsers: readonly [name: string, pattern: RegExp][] = [
  ['Podium', /\bPodium\//u],
  ['Edge', /\bEdg(?:e|A|iOS)?\//u],
  ['Opera', /\bOPR\//u],
  ['Samsung Internet', /\bSamsungBrowser\//u],
  ['Firefox', /\b(?:Firefox|FxiOS)\//u],
  ['Chrome', /\b(?:Chrome|CriOS)\//u],
  ['Safari', /\bSafari\//u],
];
const systems: readonly [name: string, pattern: RegExp][] = [
  ['Android', /\bAndroid\b/u],
  ['iPhone', /\biPhone\b/u],
  ['iPad', /\biPad\b/u],
  ['Windows', /\bWindows\b/u],
  ['macOS', /\bMacintosh\b/u],
  ['Linux', /\bLinux\b/u],
];

/**
 * Describes a session's device precisely enough for its owner to recognize it: `Firefox, Android`. Empty if unknown.
 */
export function deviceName(userAgent: string): string {
  const named = [browsers, systems].map((list) => list.find(([, pattern]) => pattern.test(userAgent))?.[0]);
  return named.filter((name) => name !== undefined).join(', ');
}
