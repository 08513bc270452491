import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const styles = readFileSync(new URL('flag-colors.gen.css', import.meta.url), 'utf8');
const rules = [...styles.matchAll(/\[data-flag='\/flags\/([a-z-]+)\.svg'\] \{([^}]*)\}/gu)].map(([, flag, text]) => ({
  flag,
  first: /--flag1: (#[\da-f]{3});/u.exec(text!)?.[1],
  second: /--flag2: (#[\da-f]{3});/u.exec(text!)?.[1],
  ink: /--flag-ink: (#[\da-f]{3});/u.exec(text!)?.[1] ?? '#fff',
}));

/** Relative luminance (WCAG 2). */
function luminance(color: string): number {
  const [r, g, b] = [1, 2, 3].map((at) => {
    const part = (parseInt(color[at]!, 16) * 17) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

describe('the colors of a delegation', () => {
  it('exist for every flag, including those of all 27 states', () => {
    expect(rules.length).toBeGreaterThan(270);
    expect(rules.filter(({ flag }) => flag!.startsWith('br-'))).toHaveLength(27);
    expect(rules.filter(({ first, second }) => !first || !second)).toEqual([]);
  });

  it('are two', () => {
    expect(rules.filter(({ first, second }) => first === second).map(({ flag }) => flag)).toEqual([]);
  });

  it.each(rules)('of $flag allow initials to be read on the first of them', ({ first, ink }) => {
    expect(contrast(first!, ink)).toBeGreaterThanOrEqual(4.5);
  });
});
