/**
 * Elements of feed messages, built from entered steps. Names of people are left out: pages take them from the
 * entries.
 */
import { isPlaceholder } from '@podium/games';
import type { CompetitorElement, Detail, ResultElement } from '@podium/odf';
import type { Program } from '../../read-model/program/program.ts';

export const blankLine = (fields: Partial<ResultElement>): ResultElement => ({
  isRankEqual: false,
  isUnchecked: false,
  details: [],
  records: [],
  items: [],
  ...fields,
});

/** @param details of the competitor: its side */
export function competitorElement(
  { people }: Program,
  id: string | null,
  { details = [], isBrief = false }: { details?: Detail[]; isBrief?: boolean } = {},
): CompetitorElement {
  const bare = { coaches: [], athletes: [], opponents: [], details: [] };
  if (id === null || isPlaceholder(id)) return { ...bare, code: id ?? 'TBD' };
  const team = people.teams.get(id);
  if (team)
    return {
      ...bare,
      code: id,
      type: 'T',
      organisation: team.organisation,
      teamName: team.name.en ?? Object.values(team.name)[0],
      details,
      athletes: isBrief
        ? []
        : team.members.map((member, index) => ({
            code: member.id,
            order: String(index + 1),
            bib: member.bib,
            details: [],
          })),
    };
  const person = people.persons.get(id);
  return {
    ...bare,
    code: id,
    type: 'A',
    organisation: person?.organisation,
    athletes: [{ code: id, order: '1', bib: person?.bib, details }],
  };
}
