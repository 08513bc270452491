/**
 * Codes of countries and of Brazil's states, and the name under which the flag of each is kept: `br`, `br-sp`, `gb-eng`.
 */

const pairs = (text: string): [string, string][] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]);

/** ISO 3166-1: three letters and two. Kosovo's are in use, not in the standard. */
const isoPairs = pairs(`
  ABW:AW AFG:AF AGO:AO AIA:AI ALA:AX ALB:AL AND:AD ARE:AE ARG:AR ARM:AM ASM:AS ATA:AQ ATF:TF ATG:AG AUS:AU AUT:AT
  AZE:AZ BDI:BI BEL:BE BEN:BJ BES:BQ BFA:BF BGD:BD BGR:BG BHR:BH BHS:BS BIH:BA BLM:BL BLR:BY BLZ:BZ BMU:BM BOL:BO
  BRA:BR BRB:BB BRN:BN BTN:BT BVT:BV BWA:BW CAF:CF CAN:CA CCK:CC CHE:CH CHL:CL CHN:CN CIV:CI CMR:CM COD:CD COG:CG
  COK:CK COL:CO COM:KM CPV:CV CRI:CR CUB:CU CUW:CW CXR:CX CYM:KY CYP:CY CZE:CZ DEU:DE DJI:DJ DMA:DM DNK:DK DOM:DO
  DZA:DZ ECU:EC EGY:EG ERI:ER ESH:EH ESP:ES EST:EE ETH:ET FIN:FI FJI:FJ FLK:FK FRA:FR FRO:FO FSM:FM GAB:GA GBR:GB
  GEO:GE GGY:GG GHA:GH GIB:GI GIN:GN GLP:GP GMB:GM GNB:GW GNQ:GQ GRC:GR GRD:GD GRL:GL GTM:GT GUF:GF GUM:GU GUY:GY
  HKG:HK HMD:HM HND:HN HRV:HR HTI:HT HUN:HU IDN:ID IMN:IM IND:IN IOT:IO IRL:IE IRN:IR IRQ:IQ ISL:IS ISR:IL ITA:IT
  JAM:JM JEY:JE JOR:JO JPN:JP KAZ:KZ KEN:KE KGZ:KG KHM:KH KIR:KI KNA:KN KOR:KR KWT:KW LAO:LA LBN:LB LBR:LR LBY:LY
  LCA:LC LIE:LI LKA:LK LSO:LS LTU:LT LUX:LU LVA:LV MAC:MO MAF:MF MAR:MA MCO:MC MDA:MD MDG:MG MDV:MV MEX:MX MHL:MH
  MKD:MK MLI:ML MLT:MT MMR:MM MNE:ME MNG:MN MNP:MP MOZ:MZ MRT:MR MSR:MS MTQ:MQ MUS:MU MWI:MW MYS:MY MYT:YT NAM:NA
  NCL:NC NER:NE NFK:NF NGA:NG NIC:NI NIU:NU NLD:NL NOR:NO NPL:NP NRU:NR NZL:NZ OMN:OM PAK:PK PAN:PA PCN:PN PER:PE
  PHL:PH PLW:PW PNG:PG POL:PL PRI:PR PRK:KP PRT:PT PRY:PY PSE:PS PYF:PF QAT:QA REU:RE ROU:RO RUS:RU RWA:RW SAU:SA
  SDN:SD SEN:SN SGP:SG SGS:GS SHN:SH SJM:SJ SLB:SB SLE:SL SLV:SV SMR:SM SOM:SO SPM:PM SRB:RS SSD:SS STP:ST SUR:SR
  SVK:SK SVN:SI SWE:SE SWZ:SZ SXM:SX SYC:SC SYR:SY TCA:TC TCD:TD TGO:TG THA:TH TJK:TJ TKL:TK TKM:TM TLS:TL TON:TO
  TTO:TT TUN:TN TUR:TR TUV:TV TWN:TW TZA:TZ UGA:UG UKR:UA UMI:UM URY:UY USA:US UZB:UZ VAT:VA VCT:VC VEN:VE VGB:VG
  VIR:VI VNM:VN VUT:VU WLF:WF WSM:WS XKK:XK XKX:XK YEM:YE ZAF:ZA ZMB:ZM ZWE:ZW
`);

/** Olympic committees whose code is not the ISO one of their country. `BRN` is Bahrain here and Brunei there. */
const olympicPairs = pairs(`
  ALG:DZ ANG:AO ANT:AG ARU:AW ASA:AS BAH:BS BAN:BD BAR:BB BER:BM BHU:BT BIZ:BZ BOT:BW BRN:BH BRU:BN BUL:BG BUR:BF
  CAM:KH CAY:KY CGO:CG CHA:TD CHI:CL CRC:CR CRO:HR DEN:DK ESA:SV FIJ:FJ GAM:GM GBS:GW GEQ:GQ GER:DE GRE:GR GRN:GD
  GUA:GT GUI:GN HAI:HT HON:HN INA:ID IRI:IR ISV:VI IVB:VG KOS:XK KSA:SA KUW:KW LAT:LV LBA:LY LES:LS MAD:MG MAS:MY
  MAW:MW MGL:MN MON:MC MRI:MU MTN:MR MYA:MM NCA:NI NED:NL NEP:NP NGR:NG NIG:NE OMA:OM PAR:PY PHI:PH PLE:PS POR:PT
  PUR:PR RSA:ZA SAM:WS SEY:SC SIN:SG SKN:KN SLO:SI SOL:SB SRI:LK SUD:SD SUI:CH TAN:TZ TGA:TO TOG:TG TPE:TW TRI:TT
  UAE:AE URU:UY VAN:VU VIE:VN VIN:VC ZAM:ZM ZIM:ZW
`);

/** Brazil's states by the two letters people know. */
export const stateLetters: ReadonlySet<string> = new Set(
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' '),
);

const countries = new Set(isoPairs.map(([, two]) => two));
export const iso3 = new Map(isoPairs);
const olympic = new Map([...isoPairs, ...olympicPairs]);

/** Parts of a country with a flag of their own in sport. */
const parts = new Set(['GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS']);

/** Organisations that are neither (N14): until a storage address has their pictures, one neutral mark. */
const specialNames = new Map([
  ['JPA', 'bye'],
  ['BYE', 'bye'],
  ['ORG-RW', 'bye'],
  ['ORG-CO', 'bye'],
]);

/** Names of all flags that there are. */
export const flagNames: readonly string[] = [
  ...[...countries, ...parts].map((code) => code.toLowerCase()),
  ...[...stateLetters].map(nameOfState),
  'bye',
];

export function nameOfState(letters: string): string {
  return `br-${letters.toLowerCase()}`;
}

/**
 * The flag that an address asks for, in any case: two letters of ISO, three of the committee or ISO, a state, a special code.
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
