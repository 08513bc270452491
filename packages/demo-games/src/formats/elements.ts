import type {
  CoachElement,
  CompetitorElement,
  Detail,
  OpponentElement,
  PersonDescription,
  ResultElement,
} from '@podium/odf';
import type { Competitor, Person } from '../model.ts';

/** A result line with defaults for everything that is not given. */
export function resultLine(fields: Partial<ResultElement>): ResultElement {
  return { isRankEqual: false, isUnchecked: false, details: [], records: [], items: [], ...fields };
}

export function personDescription(person: Person): PersonDescription {
  return {
    givenName: person.givenName,
    familyName: person.family,
    gender: person.gender === 'W' ? 'F' : 'M',
    organisation: person.organisation,
  };
}

export interface CompetitorParts {
  /** EventUnitEntry and statistics of the competitor; an individual has them on the athlete. */
  details?: Detail[];
  memberDetails?: (member: Person, index: number) => Detail[];
  /** A team without its members, for tables and rankings. */
  isBrief?: boolean;
  opponents?: OpponentElement[];
}

export function competitorElement(competitor: Competitor, parts: CompetitorParts = {}): CompetitorElement {
  const isTeam = competitor.type === 'T';
  const ownDetails = parts.details ?? [];
  return {
    code: competitor.id,
    type: competitor.type,
    organisation: competitor.organisation,
    teamName: competitor.name,
    coaches: competitor.coach && !parts.isBrief ? [coachElement(competitor.coach)] : [],
    details: isTeam ? ownDetails : [],
    athletes:
      isTeam && parts.isBrief
        ? []
        : competitor.members.map((member, index) => ({
            code: member.id,
            order: String(index + 1),
            bib: isTeam ? member.bib : (competitor.bib ?? member.bib),
            description: personDescription(member),
            details: [...(isTeam ? [] : ownDetails), ...(parts.memberDetails?.(member, index) ?? [])],
          })),
    opponents: parts.opponents ?? [],
  };
}

function coachElement(coach: Person): CoachElement {
  return { code: coach.id, order: '1', function: coach.function, description: personDescription(coach) };
}

/** `TBD` if the competitor is not known yet, `BYE` for a bye. */
export function placeholderElement(code: 'TBD' | 'BYE', type: 'A' | 'T'): CompetitorElement {
  return { code, type, coaches: [], details: [], athletes: [], opponents: [] };
}

export function fact(
  code: string,
  pos: string | number | undefined,
  value: string | number | undefined,
  options: { attributes?: Record<string, string | undefined>; extensions?: Detail[]; type?: string } = {},
): Detail {
  const attributes = Object.entries(options.attributes ?? {}).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return {
    type: options.type ?? 'ER',
    code,
    pos: pos === undefined ? undefined : String(pos),
    value: value === undefined ? undefined : String(value),
    ...(attributes.length > 0 ? { attributes: Object.fromEntries(attributes) } : {}),
    ...(options.extensions?.length ? { extensions: options.extensions } : {}),
  };
}

/** A nested detail, which has no type. */
export function nestedDetail(code: string, pos: string | number | undefined, value: string | number): Detail {
  return { code, pos: pos === undefined ? undefined : String(pos), value: String(value) };
}
