import isoCodes from 'i18n-iso-countries/codes.json' with { type: 'json' };

/** Codes of countries and of Brazil's states, with the names of their flags: `br`, `br-sp`, `gb-eng`. */

const pairs = (text: string): [string, string][] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]);

/** ISO 3166-1: alpha-3 and alpha-2 codes. Kosovo's codes are in use but not in the standard, and have two forms. */
const isoPairs: [string, string][] = [
  ...(isoCodes as [two: string, three: string][]).map(([two, three]): [string, string] => [three, two]),
  ['XKX', 'XK'],
  ['XKK', 'XK'],
];

/**
 * Olympic committees whose code differs from the ISO code of their country. `BRN` is Bahrain here and Brunei in ISO.
 */
const olympicPairs = pairs(`
  ALG:DZ ANG:AO ANT:AG ARU:AW ASA:AS BAH:BS BAN:BD BAR:BB BER:BM BHU:BT BIZ:BZ BOT:BW BRN:BH BRU:BN BUL:BG BUR:BF
  CAM:KH CAY:KY CGO:CG CHA:TD CHI:CL CRC:CR CRO:HR DEN:DK ESA:SV FIJ:FJ GAM:GM GBS:GW GEQ:GQ GER:DE GRE:GR GRN:GD
  GUA:GT GUI:GN HAI:HT HON:HN INA:ID IRI:IR ISV:VI IVB:VG KOS:XK KSA:SA KUW:KW LAT:LV LBA:LY LES:LS MAD:MG MAS:MY
  MAW:MW MGL:MN MON:MC MRI:MU MTN:MR MYA:MM NCA:NI NED:NL NEP:NP NGR:NG NIG:NE OMA:OM PAR:PY PHI:PH PLE:PS POR:PT
  PUR:PR RSA:ZA SAM:WS SEY:SC SIN:SG SKN:KN SLO:SI SOL:SB SRI:LK SUD:SD SUI:CH TAN:TZ TGA:TO TOG:TG TPE:TW TRI:TT
  UAE:AE URU:UY VAN:VU VIE:VN VIN:VC ZAM:ZM ZIM:ZW
`);

/** Two-letter codes of Brazil's states. */
export const stateLetters: ReadonlySet<string> = new Set(
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' '),
);

const countries = new Set(isoPairs.map(([, two]) => two));
export const iso3 = new Map(isoPairs);
const olympic = new Map([...isoPairs, ...olympicPairs]);

const sportLetters = new Map([...isoPairs, ...olympicPairs].map(([three, two]) => [two, three]));

/**
 * Three letters of a country by its two, as committees write them; undefined if there is no such country.
 * @example countryLetters('DE') // 'GER'
 */
export const countryLetters = (two: string): string | undefined => sportLetters.get(two.toUpperCase());

/** Parts of a country with their own flag in sport. */
const parts = new Set(['GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS']);

/** Special codes (N14): drawn by us unless a store of pictures has them. */
const specialNames = new Map([
  ['JPA', 'bye'],
  ['BYE', 'bye'],
  ['ORG-BR', 'br'],
  ['ORG-RW', 'bye'],
  ['ORG-CO', 'bye'],
]);

export const flagNames: readonly string[] = [
  ...[...countries, ...parts].map((code) => code.toLowerCase()),
  ...[...stateLetters].map(nameOfState),
  'bye',
];

export function nameOfState(code: string): string {
  return `br-${code.toLowerCase()}`;
}

/**
 * Address of a special code's picture in a store: `https://store.example/disciplines/rw.svg`. Rwanda's flag has the
 * name `rw` too, so the code is `org-rw` here.
 */
export function storedPicture(asked: string, store: string | undefined): string | undefined {
  const code = asked.toUpperCase();
  if (store === undefined || !specialNames.has(code)) return undefined;
  return `${store}/disciplines/${code.replace(/^ORG-/u, '').toLowerCase()}.svg`;
}

/**
 * Flag name for a code, case-insensitive: ISO alpha-2, committee code or ISO alpha-3, a state, or a special code.
 * @example flagName('ger') // 'de'
 * @example flagName('br-sp') // 'br-sp'
 */
export function flagName(asked: string): string | undefined {
  const code = asked.toUpperCase();
  const special = specialNames.get(code);
  if (special) return special;
  if (code.startsWith('BR-')) return stateLetters.has(code.slice(3)) ? nameOfState(code.slice(3)) : undefined;
  const country = countries.has(code) || parts.has(code) ? code : olympic.get(code);
  return country?.toLowerCase();
}
