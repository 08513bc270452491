import type { Program } from '../../read-model/program/program.ts';
import type { PublishedItem } from './items.ts';

/**
 * Returns whether a photo may be public: every person in it is published in full. A person unknown to the Games counts as not
 * published, because they cannot have consented.
 */
export function isPhotoPublic(program: Program, { data }: PublishedItem<'photo'>): boolean {
  return (data.people ?? []).every((id) => program.people.persons.get(id)?.published.level === 'full');
}

/** Publication level of an ambassador. An ambassador who is not a participant decides when the item is written. */
export function ambassadorLevel(program: Program, { data }: PublishedItem<'ambassador'>): 'full' | 'basic' | 'none' {
  if (data.person === undefined) return 'full';
  const level = program.people.persons.get(data.person)?.published.level;
  return level === 'full' || level === 'basic' ? level : 'none';
}
