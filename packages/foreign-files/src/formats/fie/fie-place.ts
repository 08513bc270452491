import { row, texts } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { joined, own } from '../../six-texts.ts';
import { slug, stableId } from '../../stable-id.ts';
import { attribute, clockAttribute, dayAttribute } from '../../xml/attributes.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import type { Competition } from './fie-competition.ts';
import { piste } from './fie-words.ts';

export interface Place {
  day: string;
  clock: string | undefined;
  piste: string | undefined;
}

export const placeOf = (element: XmlElement, { day }: Competition): Place => ({
  day: dayAttribute(element, 'Date') ?? day,
  clock: clockAttribute(element, 'Heure'),
  piste: attribute(element, 'Piste')?.replace(/^pi?s?te?\.?\s+(?=\S)/iu, ''),
});

/** Only what a match tells itself, so that it can replace the facts of its pool. */
export function ownPlace(match: XmlElement, competition: Competition): Partial<Place> {
  const { day, clock, piste } = placeOf(match, competition);
  return {
    ...(attribute(match, 'Date') !== undefined && { day }),
    ...(clock !== undefined && { clock }),
    ...(piste !== undefined && { piste }),
  };
}

/** A contest without a time begins at this one, which is not shown. */
const hiddenStart = '09:00';

export const startCells = ({ day, clock }: Place): Record<string, string> =>
  clock === undefined ? { start: `${day} ${hiddenStart}`, hide_start: 'true' } : { start: `${day} ${clock}` };

/** The hall of the competition with its pistes. */
export class Pistes {
  readonly #hall: string | undefined;
  readonly #id: string;
  readonly #numbers = new Map<string, string>();

  constructor({ root }: Competition) {
    this.#hall = attribute(root, 'Lieu');
    this.#id = stableId('FEN-V', slug(this.#hall ?? '') || 'HALL');
  }

  /** The place of a contest: a piste in the hall, or outside of all venues if the file names no hall. */
  cells({ piste: number }: Place): Record<string, string | undefined> {
    const venue = this.#hall === undefined ? undefined : this.#id;
    if (number === undefined) return { venue };
    if (venue === undefined) return { venue_name: `${piste.en} ${number}` };
    const location = stableId(venue, slug(number) || 'P');
    this.#numbers.set(location, number);
    return { venue, location };
  }

  list(): FolderRow[] {
    if (this.#hall === undefined) return [];
    return [
      row({ id: this.#id, ...texts('name', own(this.#hall)) }),
      ...[...this.#numbers].map(([location, number]) =>
        row({ id: location, kind: 'location', parent: this.#id, ...texts('name', joined(' ', piste, number)) }),
      ),
    ];
  }
}
