import { languages } from '@podium/games';
import type { FolderRow } from '@podium/games-folder';
import { phrases } from '../../../phrases.gen.ts';

/** Distance and stroke of an event, in the words of the file. */
export interface SwimStyle {
  distance: number;
  legs: number;
  stroke: string;
  /** Only for events without a stroke of the rules. */
  name?: string;
  /** `KICK` of `50 m kick (KICK)`. */
  technique?: string;
}

const strokesByCode: Readonly<Record<string, string>> = {
  FR: 'FREE',
  BA: 'BACK',
  BR: 'BREAST',
  BF: 'FLY',
  IM: 'MEDLEY',
  MD: 'MEDLEY',
};

/** Names of strokes in all languages, longest first: `individual medley` before `medley`. */
const strokeNames = languages
  .flatMap((language) =>
    Object.entries(phrases[language].lenex.stroke).map(([stroke, name]) => ({
      stroke: stroke === 'medleyRelay' ? 'MEDLEY' : stroke,
      name: name.toLowerCase(),
    })),
  )
  .toSorted((one, other) => other.name.length - one.name.length);

/** The style of an event by its id, by the code of the feed, otherwise by its name: `100 m freestyle`. */
export function swimStyle(event: FolderRow): SwimStyle {
  const style = styleOfId(event['id'] ?? '') ?? styleOfCode(event['rsc'] ?? '') ?? styleOfName(event);
  const given = languages.map((language) => event[`name_${language}`]).find((text) => text !== undefined) ?? '';
  const { name, technique } = /^(?<name>.+) \((?<technique>[A-Z]{3,})\)(?: · .*)?$/u.exec(given)?.groups ?? {};
  // An event that trains a part of a stroke has its own name: its id ends in the part.
  const isPart = technique !== undefined && (event['id'] ?? '').includes(`.${technique}`);
  return isPart ? { ...style, name, technique } : style;
}

/** `SWM-X4x50MEDLEY.TIM` is the id of an event that came from such a file. */
function styleOfId(id: string): SwimStyle | undefined {
  const [, legs = '1', distance, stroke] =
    /^SWM-[MWXO](?:(\d+)x)?(\d+)(FREE|BACK|BREAST|FLY|MEDLEY)(?:\.|$)/u.exec(id) ?? [];
  return distance === undefined ? undefined : { distance: Number(distance), legs: Number(legs), stroke: stroke! };
}

function styleOfCode(rsc: string): SwimStyle | undefined {
  const [, legs = '1', distance, code] = /^SWM.(?:(\d+)X)?(\d+)M(FR|BA|BR|BF|IM|MD)(?=-)/u.exec(rsc) ?? [];
  return distance === undefined
    ? undefined
    : { distance: Number(distance), legs: Number(legs), stroke: strokesByCode[code!]! };
}

function styleOfName(event: FolderRow): SwimStyle {
  const names = languages.flatMap((language) => event[`name_${language}`] ?? []);
  for (const name of names) {
    const text = name.toLowerCase();
    const stroke = strokeNames.find((one) => text.includes(one.name))?.stroke;
    const [, legs = '1', distance] = /(?:(\d{1,2})\s?[x×]\s?)?(\d{2,4})/u.exec(text) ?? [];
    if (stroke !== undefined && distance !== undefined)
      return { distance: Number(distance), legs: Number(legs), stroke };
  }
  const name = names[0] ?? '';
  const distance = Number(/\d{2,4}/u.exec(name)?.[0] ?? 0);
  return { distance, legs: event['kind'] === 'team' ? 4 : 1, stroke: 'UNKNOWN', name };
}
