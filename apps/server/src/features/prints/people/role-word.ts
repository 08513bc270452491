import { participantRoles } from '@podium/games';
import type { Language } from '@podium/games';
import { phrase } from '../../../ground/phrases.ts';
import type { PrintedPerson } from './printed-people.ts';

/** The role in words, by the person's sex where the language tells them apart: `Entraîneuse`. Empty for an unknown role. */
export function roleWord(language: Language, { role, sex }: Pick<PrintedPerson, 'role' | 'sex'>): string {
  const known = participantRoles.find((one) => one === role);
  return known ? phrase(language, `prints.people.role.${known}`, { sex: sex ?? 'other' }) : '';
}
