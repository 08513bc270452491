/** Possible targets of a reference field, for its editor. */
import { findKind } from '@podium/content';
import type { KindName, ReferenceTarget } from '@podium/content';
import type { LanguageCode, ReferencesAnswer } from '@podium/contract';
import type pg from 'pg';
import { eventOrder } from '../../../read-model/program/event-order.ts';
import { Presenter } from '../../../read-model/program/presenter.ts';
import type { Program } from '../../../read-model/program/program.ts';
import { listItems } from '../items.ts';
import { titleOrId } from './present-items.ts';

type Suggestion = ReferencesAnswer['items'][number];

const maxSuggestions = 50;

export const referenceTargets = [
  'venue',
  'discipline',
  'event',
  'unit',
  'delegation',
  'person',
  'team',
  'place',
  'course',
  'album',
  'bulletin',
  'document',
  'cup',
] as const satisfies readonly ReferenceTarget[];

/** @param query words that must all occur in the id, the name or the detail */
export async function suggestReferences(
  { pool, program, language }: { pool: pg.Pool; program: Program; language: LanguageCode },
  target: ReferenceTarget,
  { query, ids }: { query?: string; ids?: ReadonlySet<string> },
): Promise<Suggestion[]> {
  const candidates = findKind(target)
    ? (await listItems(pool, program.partition, target as KindName)).map(({ id, data }) => ({
        id,
        name: titleOrId(target as KindName, id, data, language).title,
        detail: null,
      }))
    : ofSport(program, new Presenter(program, language), target);
  if (ids) return candidates.filter(({ id }) => ids.has(id));
  const terms = plain(query ?? '')
    .split(/\s+/u)
    .filter(Boolean);
  const suggestions: Suggestion[] = [];
  for (const candidate of candidates) {
    const text = plain(`${candidate.id} ${candidate.name} ${candidate.detail ?? ''}`);
    if (terms.every((word) => text.includes(word))) suggestions.push(candidate);
    if (suggestions.length === maxSuggestions) break;
  }
  return suggestions;
}

/** Removes accents and capitals. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function ofSport({ reference, people, units }: Program, presenter: Presenter, target: ReferenceTarget): Suggestion[] {
  switch (target) {
    case 'venue':
      return [...reference.venues.values()]
        .filter(({ kind }) => kind === 'venue')
        .map(({ id, city }) => ({ id, name: presenter.venue(id)?.name ?? id, detail: city ?? null }));
    case 'discipline':
      return [...reference.disciplines.keys()].map((code) => ({
        id: code.toLowerCase(),
        name: presenter.discipline(code).name,
        detail: null,
      }));
    case 'event':
      return [...reference.events.keys()].toSorted(eventOrder({ reference })).map((id) => ({
        id,
        name: presenter.event(id)?.name ?? id,
        detail: presenter.discipline(reference.events.get(id)!.disciplineCode).name,
      }));
    case 'unit':
      return [...units.values()].map((unit) => {
        const { name, event, start } = presenter.item(unit);
        return {
          id: unit.id,
          name,
          detail: [event?.name, start?.slice(0, 16).replace('T', ' ')].filter(Boolean).join(' · '),
        };
      });
    case 'delegation':
      return [...reference.organisations.keys()].map((code) => ({
        id: code,
        name: presenter.organisation(code)?.name ?? code,
        detail: null,
      }));
    case 'person':
      return [...people.persons.values()].map(({ id, organisation }) => ({
        id,
        name: presenter.personName(id),
        detail: organisation ?? null,
      }));
    case 'team':
      return [...people.teams.values()].map(({ id, eventId }) => ({
        id,
        name: presenter.teamName(id),
        detail: eventId === undefined ? null : presenter.event(eventId).name,
      }));
    default:
      return [];
  }
}
