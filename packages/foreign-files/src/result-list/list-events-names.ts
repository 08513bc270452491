/** Names of events, whatever the language and spelling: `100 m rasos`, `100 metros`, `50 m livre`, `Salto em distância`. */
import { athleticsCode, namedMeasure } from '@podium/games';
import { wordsOf } from '@podium/games-folder/own-sheets';
import { eventKey } from './event-text.ts';

export interface Swim {
  distance: number;
  legs: number;
  stroke: 'FREE' | 'BACK' | 'BREAST' | 'FLY' | 'MEDLEY';
}

const strokeWords: readonly (readonly [Swim['stroke'], string])[] = [
  ['MEDLEY', 'medley estilos combinado combinados im mədli kompleks متنوع متنوعة nages'],
  ['FREE', 'livre livres libre libres crol crawl freestyle free sərbəst حرة الحرة'],
  ['BACK', 'costas espalda dorso backstroke back dos arxası ظهر الظهر'],
  ['BREAST', 'peito pecho braza breaststroke breast brasse brass صدر الصدر'],
  ['FLY', 'borboleta mariposa butterfly fly papillon batterfly delfin golfinho فراشة الفراشة'],
];
const strokes = new Map(strokeWords.flatMap(([stroke, list]) => wordsOf(list).map((word) => [word, stroke] as const)));

/** The distance and stroke that the name of an event says; undefined for other events. */
export function swimOf(name: string): Swim | undefined {
  const words = wordsOf(name);
  const stroke = words.map((word) => strokes.get(word)).find((found) => found !== undefined);
  const [, legs, leg] = /(?<!\d)(\d{1,2})\s*[x×]\s*(\d{2,4})(?!\d)/iu.exec(name) ?? [];
  const distance = leg ?? words.find((word) => /^(?:25|50|75|100|150|200|400|800|1500)$/u.test(word));
  if (!stroke || distance === undefined) return undefined;
  return { distance: Number(distance), legs: Number(legs ?? 1), stroke };
}

const hurdles = /hurdle|barreira|vallas|haies|mane[eə]|حواجز|obst[aá]cul/iu;
const walk = /walk|marcha|marche|g[eə]di[sş]|مشي/iu;

/** Letters and digits that are the same for all spellings of an event of a sport. */
export function eventSignature(sport: string, name: string): string {
  if (sport === 'SWM') {
    const swim = swimOf(name);
    if (swim) return `${swim.legs}X${swim.distance}${swim.stroke}`;
  }
  if (sport === 'ATH') {
    const measure = namedMeasure(name);
    const key = eventKey(name);
    if (measure !== undefined && measure !== 'time') {
      const code = athleticsCode(name, measure, '');
      const [, weight] = /(\d+(?:[.,]\d+)?)\s*kg/iu.exec(name) ?? [];
      if (code.length > 2) return weight === undefined ? code : `${code} ${weight.replace(',', '.')}`;
    }
    const [, legs, leg] = /(\d)\s*[x×]\s*(\d{2,4})/iu.exec(name) ?? [];
    if (legs !== undefined) return `${legs}X${leg}`;
    const [, meters] = /^(\d{2,5}) m\b/u.exec(key) ?? [];
    if (meters !== undefined) return `${meters}M${hurdles.test(name) ? 'H' : walk.test(name) ? 'W' : ''}`;
    return key;
  }
  return eventKey(name);
}
