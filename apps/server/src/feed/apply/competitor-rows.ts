import { listedName } from '@podium/games';
import type { CompetitorElement, PersonDescription } from '@podium/odf';
import type { LineupRow } from '../sport-tables.ts';

export function lineupRow(athlete: CompetitorElement['athletes'][number]): LineupRow {
  const entry = (code: string): string | undefined => athlete.details.find((detail) => detail.code === code)?.value;
  const roles = [athlete.role?.toLowerCase(), entry('CAPTAIN') === 'Y' ? 'captain' : undefined].filter(
    (role): role is string => Boolean(role),
  );
  return {
    id: athlete.code,
    name: personName(athlete.description),
    gender: athlete.description?.gender,
    organisation: athlete.description?.organisation,
    order: athlete.order,
    bib: athlete.bib,
    roles: roles.length > 0 ? roles : undefined,
    position: entry('POSITION'),
    isStarter: entry('STARTER') === undefined ? undefined : entry('STARTER') === 'Y',
    details: athlete.details.length > 0 ? athlete.details : undefined,
  };
}

/** Names of officials are taken from the message, because no participant list includes them. */
export function sentName(description: PersonDescription | undefined): string | undefined {
  return [description?.familyName, description?.givenName].filter(Boolean).join(' ') || undefined;
}

/** Formatted like names in participant lists: `LEITÃO Paulo`. */
export function personName(description: PersonDescription | undefined): string | undefined {
  const { familyName: family, givenName: givenNameText, organisation } = description ?? {};
  return listedName({ family, givenName: givenNameText, organisation }) || undefined;
}

export function soleAthlete(
  competitor: CompetitorElement | undefined,
): CompetitorElement['athletes'][number] | undefined {
  return competitor?.athletes.length === 1 && competitor.athletes[0]?.code === competitor.code
    ? competitor.athletes[0]
    : undefined;
}

/**
 * The name of a competitor in the message: the team's, otherwise its people's. Only for competitors without a
 * participant row.
 */
export function competitorName(competitor: CompetitorElement | undefined): string | undefined {
  if (!competitor) return undefined;
  return (
    competitor.teamName ??
    (competitor.athletes
      .map((athlete) => personName(athlete.description))
      .filter(Boolean)
      .join(' / ') ||
      undefined)
  );
}
