import type { Language, Texts } from '@podium/games';
import type { FilePurpose } from './words.ts';

type PicturePurpose = Extract<FilePurpose, 'photo' | 'logo' | 'plan'>;

/** Tables and kinds that a reference may target. */
export type ReferenceTarget =
  | 'venue'
  | 'discipline'
  | 'event'
  | 'unit'
  | 'delegation'
  | 'person'
  | 'team'
  | 'place'
  | 'course'
  | 'album'
  | 'bulletin'
  | 'document'
  | 'cup';

export type Field =
  /** One line, in several languages. */
  | { type: 'text'; isRequired: boolean }
  /** Paragraphs separated by blank lines, in several languages. Links become links; there is no other markup. */
  | { type: 'paragraphs'; isRequired: boolean }
  /** One line that is the same in all languages: a person's name, an address in the local language. */
  | { type: 'line'; isRequired: boolean; isPersonal: boolean }
  | { type: 'date'; isRequired: boolean }
  | { type: 'days'; isRequired: boolean }
  /** Time of day at the Games: `08:30`. */
  | { type: 'clock'; isRequired: boolean }
  /** Instant with offset: `2026-10-12T18:04:00-03:00`. */
  | { type: 'time'; isRequired: boolean }
  | { type: 'phone'; isRequired: boolean }
  | { type: 'email'; isRequired: boolean }
  | { type: 'url'; isRequired: boolean }
  /** Playlist of a stream: a web address, or a path on this server. */
  | { type: 'stream'; isRequired: boolean }
  /** A path of a page of this site: `/old`, or `/old/*` with all paths below it. */
  | { type: 'sitePath'; isRequired: boolean }
  /** A path on this site or a web address; `*` at the end is replaced by what followed in the path. */
  | { type: 'destination'; isRequired: boolean }
  /** `#0B5FA5`, dark enough to be read on white paper. */
  | { type: 'color'; isRequired: boolean }
  /** Points by place, those of the first place first: `13 10 8 7`. */
  | { type: 'placePoints'; isRequired: boolean }
  | { type: 'point'; isRequired: boolean }
  | { type: 'number'; isRequired: boolean; from: number; to: number }
  | { type: 'flag'; isRequired: boolean }
  | { type: 'choice'; isRequired: boolean; words: readonly string[] }
  | { type: 'language'; isRequired: boolean }
  | { type: 'reference'; isRequired: boolean; to: ReferenceTarget }
  | { type: 'references'; isRequired: boolean; to: ReferenceTarget }
  /** A picture with alternative text. */
  | { type: 'image'; isRequired: boolean; purpose: PicturePurpose }
  | { type: 'file'; isRequired: boolean; purpose: FilePurpose }
  /** One file per language. */
  | { type: 'files'; isRequired: boolean; purpose: FilePurpose };

export type Fields = Readonly<Record<string, Field>>;

/** A file in the file store. */
export interface StoredRef {
  /** SHA-256 of the stored bytes (hex). */
  sha256: string;
  mediaType: string;
  /** Size (bytes). */
  size: number;
  /** Pixels; images only. */
  width?: number;
  height?: number;
  /** Path in the folder `content/`, stored so that an export writes the file to the path it was imported from. */
  path: string;
}

export interface Image extends StoredRef {
  alt: Texts;
}

export interface Point {
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
}

type FieldData<Each extends Field> = Each extends { type: 'text' | 'paragraphs' }
  ? Texts
  : Each extends { type: 'choice'; words: readonly (infer Word)[] }
    ? Word
    : Each extends { type: 'point' }
      ? Point
      : Each extends { type: 'number' }
        ? number
        : Each extends { type: 'flag' }
          ? boolean
          : Each extends { type: 'image' }
            ? Image
            : Each extends { type: 'file' }
              ? StoredRef
              : Each extends { type: 'files' }
                ? Partial<Record<Language, StoredRef>>
                : Each extends { type: 'language' }
                  ? Language
                  : Each extends { type: 'days' | 'references' }
                    ? string[]
                    : string;

type Required<Own extends Fields> = {
  [Name in keyof Own]: Own[Name]['isRequired'] extends true ? Name : never;
}[keyof Own];

export type DataOf<Own extends Fields> = { [Name in Required<Own>]: FieldData<Own[Name]> } & {
  [Name in Exclude<keyof Own, Required<Own>>]?: FieldData<Own[Name]>;
};

export const text = { type: 'text', isRequired: false } as const;
export const paragraphs = { type: 'paragraphs', isRequired: false } as const;
export const line = { type: 'line', isRequired: false, isPersonal: false } as const;
export const personName = { type: 'line', isRequired: false, isPersonal: true } as const;
export const date = { type: 'date', isRequired: false } as const;
export const days = { type: 'days', isRequired: false } as const;
export const clock = { type: 'clock', isRequired: false } as const;
export const time = { type: 'time', isRequired: false } as const;
export const phone = { type: 'phone', isRequired: false } as const;
export const email = { type: 'email', isRequired: false } as const;
export const url = { type: 'url', isRequired: false } as const;
export const stream = { type: 'stream', isRequired: false } as const;
export const sitePath = { type: 'sitePath', isRequired: false } as const;
export const destination = { type: 'destination', isRequired: false } as const;
export const color = { type: 'color', isRequired: false } as const;
export const placePoints = { type: 'placePoints', isRequired: false } as const;
export const point = { type: 'point', isRequired: false } as const;
export const flag = { type: 'flag', isRequired: false } as const;
export const language = { type: 'language', isRequired: false } as const;

export const number = (from: number, to: number) => ({ type: 'number', isRequired: false, from, to }) as const;
export const choice = <const Words extends readonly string[]>(words: Words) =>
  ({ type: 'choice', isRequired: false, words }) as const;
export const reference = <const To extends ReferenceTarget>(to: To) =>
  ({ type: 'reference', isRequired: false, to }) as const;
export const references = <const To extends ReferenceTarget>(to: To) =>
  ({ type: 'references', isRequired: false, to }) as const;
export const image = { type: 'image', isRequired: false, purpose: 'photo' } as const;
export const plan = { type: 'image', isRequired: false, purpose: 'plan' } as const;
export const logo = { type: 'image', isRequired: false, purpose: 'logo' } as const;
export const file = <const Purpose extends FilePurpose>(purpose: Purpose) =>
  ({ type: 'file', isRequired: false, purpose }) as const;
export const files = <const Purpose extends FilePurpose>(purpose: Purpose) =>
  ({ type: 'files', isRequired: false, purpose }) as const;

/** Makes a field required; a text is required in at least one language. */
export const required = <const Own extends Field>(field: Own): Omit<Own, 'isRequired'> & { isRequired: true } => ({
  ...field,
  isRequired: true,
});
