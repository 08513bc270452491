/** Canonical invalid result marks as they follow the ranked in a list: on the way first, disqualified last. */
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

/** The mark for labels, filters and counts: `dq` is `DSQ`; one we do not know is its own; null where there is none. */
export function canonicalIrm(text: string | null | undefined): string | null {
  const irm = text?.trim() ?? '';
  if (irm === '') return null;
  return synonyms.get(irm.toUpperCase()) ?? irm;
}

/** Where lines with this mark stand after the ranked: `irmOrder('DNF') < irmOrder('DSQ')`; unknown marks come last. */
export function irmOrder(text: string | null | undefined): number {
  const irm = canonicalIrm(text);
  if (irm === null) return -1;
  const place = order.indexOf(irm);
  return place === -1 ? order.length : place;
}

/** Whether a mark is one of those the product has a label for: `isKnownIrm('dq')`, not `isKnownIrm('XYZ')`. */
export function isKnownIrm(text: string): boolean {
  return synonyms.has(text.trim().toUpperCase());
}
