/**
 * Canonical invalid result marks in the order in which they follow the ranked lines: unfinished first, disqualified
 * last.
 */
const order = [
  'RAL',
  'LAP',
  'OVL',
  'REL',
  'OTL',
  'NM',
  'DNF',
  'FALL',
  'RET',
  'INJ',
  'WDR',
  'WO',
  'DNS',
  'PEN',
  'YC',
  'EXC',
  'FS',
  'DSQ',
  'DQB',
];

const synonyms: ReadonlyMap<string, string> = new Map([
  ...order.map((irm): [string, string] => [irm, irm]),
  ['NS', 'DNS'],
  ['DQ', 'DSQ'],
  ['WD', 'WDR'],
  ['WDN', 'WDR'],
  ['W/O', 'WO'],
  ['RT', 'RET'],
]);

/**
 * The mark for labels, filters and counts: `dq` is `DSQ`; an unknown mark is returned as it is; null without a mark.
 */
export function canonicalIrm(text: string | null | undefined): string | null {
  const irm = text?.trim() ?? '';
  if (irm === '') return null;
  return synonyms.get(irm.toUpperCase()) ?? irm;
}

/** Sort position of a mark after the ranked lines: `irmOrder('DNF') < irmOrder('DSQ')`; unknown marks come last. */
export function irmOrder(text: string | null | undefined): number {
  const irm = canonicalIrm(text);
  if (irm === null) return -1;
  const place = order.indexOf(irm);
  return place === -1 ? order.length : place;
}

/** Marks of single sports, which sort after the others: sailing, equestrian, rowing, cycling. */
const ofSports: ReadonlySet<string> = new Set(
  'NR NPS RAC DDW EL BUW BFD UFD DNC DNE DGM OCS NSC ZFP SCP DPI RDG RCT PRD'.split(' '),
);

/** Returns whether a sport uses a mark: true for `dq` and `BFD`, false for `XYZ` and `34`. */
export function isKnownIrm(text: string): boolean {
  const irm = text.trim().toUpperCase();
  return synonyms.has(irm) || ofSports.has(irm);
}
