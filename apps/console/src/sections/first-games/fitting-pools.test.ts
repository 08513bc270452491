import { expect, test } from 'vitest';
import { betterPools } from './fitting-pools.ts';

const entries = (count: number) => ({
  kind: 'individual' as const,
  items: Array.from({ length: count }, (_, index) => ({ id: `${index}`, familyName: `P${index}`, delegation: 'd' })),
});
const pools = (count: number, goOn: number) => ({ kind: 'pools' as const, pools: count, goOn, hasBronze: true });

test.each([
  ['two groups of two, of which all advance', 4, pools(2, 2), { pools: 1, goOn: 0 }],
  ['four groups of two, of which all advance', 8, pools(4, 2), { pools: 2, goOn: 2 }],
  ['two groups of four', 8, pools(2, 2), undefined],
  ['two groups of two, of which one advances', 4, pools(2, 1), undefined],
  ['a table of one group', 4, pools(1, 0), undefined],
  ['groups without entries', 0, pools(2, 2), undefined],
])('if everybody in a group advances, larger groups are proposed: %s', (_, count, template, better) => {
  const found = betterPools({ template, entries: entries(count) });
  if (better) expect(found).toMatchObject(better);
  else expect(found).toBeUndefined();
});
