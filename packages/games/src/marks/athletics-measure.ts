/** The measure that ranks an event of athletics: time, distance or height. */
export type AthleticsMeasure = 'time' | 'distance' | 'height';

/** Codes of jumps and throws after the gender. `D.` and `H.` begin the codes of events that the feed does not know. */
const distanceCode = /^(?:LJ|TJ|SP|DT|HT|JT|LONGJUMP|TRIPLE|SHOTPUT|DISCUS|HAMMER|JAVELIN|D\.)/u;
const heightCode = /^(?:HJ|PV|HIGHJUMP|POLEVLT|POLEVAULT|H\.)/u;

/** The measure that decides an event, by its code after the gender: `LONGJUMP`, `100M`. */
export function athleticsMeasure(code: string): AthleticsMeasure {
  if (distanceCode.test(code)) return 'distance';
  return heightCode.test(code) ? 'height' : 'time';
}

/** Names of events in the six languages, without accents, with the code of the feed; abbreviations are whole words. */
const fieldEvents: readonly { code: string; measure: AthleticsMeasure; name: RegExp }[] = [
  {
    code: 'TRIPLE',
    measure: 'distance',
    name: /triple ?jump|triple salto|salto triple|salto triplo|triple saut|uctekan|ucqat|(?:ال)?وثب[هة]? (?:ال)?ثلاثي|قفز[هة]? (?:ال)?ثلاثي|الثلاثي|\btj\b/u,
  },
  {
    code: 'LONGJUMP',
    measure: 'distance',
    name: /long ?jump|salto (?:de |en )?(?:longitud|largo)|salto em (?:distancia|comprimento)|uzunluga|saut en longueur|\blongueur\b|(?:وثب|قفز)[هة]? (?:ال)?طويل|الوثب الطويل|القفز الطويل|\blj\b/u,
  },
  {
    code: 'SHOTPUT',
    measure: 'distance',
    name: /shot ?put|(?:lanzamiento|impulsion) de (?:la )?bala|(?:lanzamiento|arremesso|lancamento) (?:de|do) peso|\bbala\b|nuve|poids|الجل[هة]|الكر[هة] الحديدي|\bsp\b/u,
  },
  { code: 'DISCUS', measure: 'distance', name: /discus|\bdisco\b|\bdisk(?:i|in)?\b|disque|القرص|\bdt\b/u },
  { code: 'HAMMER', measure: 'distance', name: /hammer|martillo|martelo|cekic|marteau|المطرق|\bht\b/u },
  { code: 'JAVELIN', measure: 'distance', name: /javelin|jabalina|\bdardo\b|\bnize|javelot|الرمح|\bjt\b/u },
  {
    code: 'HIGHJUMP',
    measure: 'height',
    name: /high ?jump|salto (?:de |en |em )?(?:altura|alto)|hundurluye|saut en hauteur|\bhauteur\b|الوثب العالي|القفز العالي|\bhj\b/u,
  },
  {
    code: 'POLEVAULT',
    measure: 'height',
    name: /pole ?vault|garrocha|pertiga|salto com vara|\bvara\b|suvul|perche|الزان[هة]|\bpv\b/u,
  },
];

/** Throws of other implements, such as a ball. */
const otherThrow = /throw|lanzamiento|lancamento|arremesso|\blancer\b|\batma\b|tullama|رمي/u;
const otherJump = /jump|vault|\bsalto\b|\bsaut\b|tullanma|وثب|قفز/u;
const otherScore = /(?:penta|hepta|deca|tetra|tri)[ct]?h?lon|\bcombined\b|combinad|beskamp/u;
const run =
  /\d ?(?:m|km|k|metros?|met(?:er|re)s?|metres?|metr|mil(?:e|ha|la)s?|yards?)\b|\d ?[x×] ?\d|\d ?(?:م|متر|كم)(?![\p{L}])|\b(?:run|race|sprint|dash|hurdles?|relay|walk|marathon|steeplechase|corridas?|revezamento|barreiras|marcha|maratona|carreras?|relevos?|vallas|maraton|course|relais|haies|marche|qacis|qacisi|estafet|manee|gedis|cross)\b|سباق|جري|عدو|تتابع|حواجز|ماراثون|مشي|موانع/u;

/** `Salto em distância` becomes `salto em distancia`, `uzunluğa` becomes `uzunluga`. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ə', 'e')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{M}|ـ/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** The measure that the name of an event implies; undefined if it has to be asked. */
export function namedMeasure(name: string): AthleticsMeasure | undefined {
  const text = plain(name);
  const known = fieldEvents.find((event) => event.name.test(text));
  if (known) return known.measure;
  if (otherScore.test(text)) return undefined;
  if (otherThrow.test(text)) return 'distance';
  if (otherJump.test(text)) return undefined;
  return run.test(text) ? 'time' : undefined;
}

/**
 * The code of an event that is decided as chosen.
 *
 * @param nameCode capital letters and digits of the name: `SALTOEMDISTANCIA`
 */
export function athleticsCode(name: string, measure: AthleticsMeasure, nameCode: string): string {
  const text = plain(name);
  const known = fieldEvents.find((event) => event.measure === measure && event.name.test(text));
  if (known) return known.code;
  if (measure !== 'time') return `${measure === 'distance' ? 'D' : 'H'}.${nameCode}`;
  // A sprint is not a shot put, whose code begins with the same letters.
  return athleticsMeasure(nameCode) === 'time' ? nameCode : `T.${nameCode}`;
}
