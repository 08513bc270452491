/** Items of the kinds that declare how they are read, field by field. */
import type { Field, Fields, Image, Kind, StoredRef } from '@podium/content';
import type { LocalTextAnswer, NamedRef } from '@podium/contract';
import type { Language, Texts } from '@podium/games';
import type { PublishedItem } from '../items.ts';
import type { ContentPresenter } from '../present.ts';

export interface ItemContext {
  present: ContentPresenter;
  /** True if texts and pictures may name or show athletes. */
  isAboutSport: boolean;
  /** Null for places that are not published. */
  placeName: (id: string | undefined) => { id: string; name: LocalTextAnswer } | null;
}

/**
 * An item in one language. Names of people follow their publication levels, and pictures are shown if everyone named
 * beside them is published in full.
 *
 * @returns undefined if a picture that the kind requires may not be shown
 */
export function presentItem(
  { fields }: Kind,
  { id, data }: PublishedItem,
  context: ItemContext,
): Record<string, unknown> | undefined {
  const values: Readonly<Record<string, unknown>> = data;
  const isShown = peopleOf(fields, values).every((person) => isPublishedInFull(context, person));
  const answer: Record<string, unknown> = { id };
  for (const [name, field] of Object.entries(fields)) {
    const isHidden = field.type === 'image' && !isShown;
    if (isHidden && field.isRequired && !context.isAboutSport) return undefined;
    answer[name] = presentField(field, isHidden ? undefined : values[name], context);
  }
  return answer;
}

function peopleOf(fields: Fields, values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!('to' in field) || field.to !== 'person') return [];
    return (values[name] ?? []) as string | string[];
  });
}

const isPublishedInFull = ({ present }: ItemContext, person: string): boolean =>
  present.program.people.persons.get(person)?.published.level === 'full';

function presentField(field: Field, value: unknown, context: ItemContext): unknown {
  const { present, isAboutSport } = context;
  switch (field.type) {
    case 'text':
    case 'paragraphs': {
      if (value === undefined) return null;
      const texts = value as Texts;
      return isAboutSport ? present.caption(texts) : present.text(texts);
    }
    case 'image': {
      const image = value as Image | undefined;
      return isAboutSport ? present.photo(image) : present.picture(image);
    }
    case 'file':
      return present.file(value as StoredRef | undefined);
    case 'files':
      return present.files(value as Partial<Record<Language, StoredRef>> | undefined);
    case 'time':
      return present.instant(value === undefined ? undefined : Date.parse(value as string));
    case 'flag':
      return value ?? false;
    case 'days':
      return value ?? [];
    case 'reference':
      return value === undefined ? null : presentTarget(field.to, value as string, context);
    case 'references':
      return ((value ?? []) as string[]).flatMap((id) => presentTarget(field.to, id, context) ?? []);
    default:
      return value ?? null;
  }
}

function presentTarget(
  to: Extract<Field, { type: 'reference' }>['to'],
  id: string,
  { present, placeName }: ItemContext,
): unknown {
  switch (to) {
    case 'venue':
      return present.venue(id);
    case 'discipline':
      return present.discipline(id);
    case 'event':
      return present.event(id);
    case 'delegation':
      return present.organisation(id);
    case 'place':
      return placeName(id);
    case 'person':
      return presentPerson(present, id);
    case 'team':
      return present.program.people.teams.has(id) ? { id, name: present.competitor(id, 'T').name } : null;
    default:
      return id;
  }
}

/** Null for people unknown to the Games: they cannot have consented. */
const presentPerson = (present: ContentPresenter, id: string): NamedRef | null =>
  present.program.people.persons.has(id) ? { id, name: present.personName(id) } : null;
