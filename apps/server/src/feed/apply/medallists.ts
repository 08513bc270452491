import type { CompetitorElement } from '@podium/odf';
import { awardsKey, liveKeys } from '@podium/contract/live-keys';
import { rscToId, isPlaceholder } from '@podium/games';
import { placeKeys, parseCode, warnAboutCode } from './codes.ts';
import { emptyProjection } from './projection.ts';
import type { Project } from './projection.ts';
import { competitorName, personName } from './competitor-rows.ts';
import { teamsWithoutMembers } from './teams-without-members.ts';
import { parseDay, parseInteger } from './values.ts';

/** DT_MEDALLISTS: all awards of one event. The only source of medals. */
export const projectMedallists: Project<'medallists'> = (message, context) => {
  const { envelope, body } = message;
  const projection = emptyProjection();
  const place = parseCode(envelope.documentCode);
  warnAboutCode(place, projection.warnings);
  const awards = body.medallists.map((medallist, sort) => {
    const { competitor } = medallist;
    return {
      source: context.source,
      eventId: place.id,
      disciplineCode: place.disciplineCode ?? '',
      medal: medallist.medal,
      ageGroup: ageGroup(competitor),
      sort,
      order: parseInteger(competitor.order),
      competitorId: competitor.code,
      competitorType: isPlaceholder(competitor.code) ? undefined : competitor.type,
      organisation: competitor.organisation,
      name: competitorName(competitor),
      unitId: medallist.unit && rscToId(medallist.unit),
      day: parseDay(medallist.date),
      isNotAwarded: competitor.code === 'NOAWARD',
      status: envelope.resultStatus,
      stamp: context.order.stamp,
      members: competitor.athletes.map((athlete) => ({ id: athlete.code, name: personName(athlete.description) })),
      notes: message.notes.map((note) => note.text),
    };
  });
  const teams = awards.filter(({ competitorType, members }) => competitorType === 'T' && members.length === 0);
  if (teams.length > 0) projection.warnings.push(teamsWithoutMembers(teams.map(({ competitorId }) => competitorId)));
  return {
    ...projection,
    owned: { awards },
    official:
      envelope.resultStatus === 'OFFICIAL'
        ? awards.map((award) => ({ competitor: award.competitorId, medal: award.medal }))
        : undefined,
    officialKind: 'medallists',
    officialRef: place.id,
    keys: [liveKeys.medals, awardsKey(place.id), ...placeKeys(place)],
  };
};

/** The age group whose medal it is, which messages of the desk name as a fact of the competitor. */
const ageGroup = ({ details, athletes }: CompetitorElement): string | undefined =>
  [...details, ...(athletes[0]?.details ?? [])].find(({ code }) => code === 'AGE_GROUP')?.value;
