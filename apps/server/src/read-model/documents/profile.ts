import { disciplineKey, liveKeys, participantsKey } from '@podium/contract/live-keys';
import type { ParticipantRow, ProfileAnswer } from '@podium/contract';
import { readCompetitorLines, readStaff } from '../queries/participant-rows.ts';
import { awardMembers } from '../snapshot/award-members.ts';
import type { PersonInfo, TeamInfo } from '../snapshot/people.ts';
import { countryName } from '../program/country-name.ts';
import type { Build, BuildContext, Built } from './document.ts';
import { medalsIn } from './deciding.ts';
import { loadEntries } from './entries.ts';
import { presentCoach } from './lines.ts';
import { presentMedallist } from './medals.ts';
import { personRow, teamRow } from './participants.ts';
import { pictureAddress } from '../program/names.ts';
import { Presenter } from '../program/presenter.ts';
import { compareUnits, isDone, isShown, newestStamp } from '../program/unit-state.ts';
import { ofParticipant, unitsWith } from '../program/competing.ts';
import { findToCome } from '../program/to-come.ts';
import { scheduleWith } from './appearances.ts';
import { findLane } from './find-lane.ts';

/** Profile of a person, limited to the publication level, or of a team. */
export const buildProfile: Build<{ id: string }> = (context, { id }) => {
  const { people } = context.snapshot;
  const presenter = new Presenter(context.snapshot, context.language);
  const person = people.persons.get(id);
  if (person) return ofPerson(context, presenter, person);
  const team = people.teams.get(id);
  return team && ofTeam(context, presenter, team);
};

async function ofPerson(context: BuildContext, presenter: Presenter, person: PersonInfo): Promise<Built> {
  const teams = context.snapshot.people.teamsOf.get(person.id) ?? [];
  const row = personRow(presenter, { person, name: presenter.personName(person.id) });
  const { published } = person;
  const body: ProfileAnswer = {
    ...row,
    spoken: presenter.spokenName(person.id),
    level: published.level,
    role: person.role,
    ageGroup: published.ageGroup,
    birthDate: published.birthDate ?? undefined,
    height: published.height ?? undefined,
    weight: published.weight ?? undefined,
    institution: published.institution ?? undefined,
    schoolYear: published.schoolYear ?? undefined,
    nationality: published.nationality ? countryName(published.nationality, context.language) : undefined,
    photo: pictureAddress(published.photo) ?? undefined,
    teams: teams.map((team) => ({
      id: team.id,
      name: presenter.teamName(team.id),
      event: team.eventId ? presenter.event(team.eventId) : null,
    })),
    memberList: [],
    entries: await loadEntries(context, presenter, {
      id: person.id,
      events: person.events,
      registrations: person.registrations,
      isWhole: published.level === 'full',
    }),
    ...(await competing(context, presenter, person.id)),
  };
  return { body, keys: profileKeys(row) };
}

async function ofTeam(context: BuildContext, presenter: Presenter, team: TeamInfo): Promise<Built> {
  const { persons } = context.snapshot.people;
  const staff = await readStaff(context.pool, context.snapshot.partition, team.id);
  const row = teamRow(presenter, { team, name: presenter.teamName(team.id) });
  const body: ProfileAnswer = {
    ...row,
    /** A team has no personal data; its members are listed according to their own levels. */
    level: 'full',
    role: 'team',
    ageGroup: null,
    teams: [],
    memberList: team.members
      .toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || 0)
      .map((member) => {
        const organisation = persons.get(member.id)?.organisation;
        return {
          id: member.id,
          name: presenter.personName(member.id),
          bib: member.bib ?? persons.get(member.id)?.bib ?? null,
          organisation:
            organisation && organisation !== team.organisation ? presenter.organisation(organisation)! : undefined,
        };
      }),
    staff:
      staff.length > 0
        ? staff.map(({ id, role, bib }) => presentCoach(presenter, { id, function: role, bib }))
        : undefined,
    entries: await loadEntries(context, presenter, {
      id: team.id,
      events: team.eventId ? [team.eventId] : [],
      registrations: team.registrations,
      isWhole: true,
    }),
    ...(await competing(context, presenter, team.id)),
  };
  return { body, keys: profileKeys(row) };
}

/** Upcoming contests, results and medals of a competitor. */
async function competing(
  { snapshot, pool }: BuildContext,
  presenter: Presenter,
  id: string,
): Promise<Pick<ProfileAnswer, 'schedule' | 'mayGoOn' | 'results' | 'awards' | 'asOf'>> {
  const competitors = ofParticipant(snapshot, id);
  const lines = await readCompetitorLines(pool, snapshot.partition, [...competitors.ids]);
  const units = unitsWith(snapshot, competitors).filter(isShown).sort(compareUnits);
  const toCome = findToCome(snapshot, id);
  const awards = [...snapshot.awards.byEvent.values()]
    .flat()
    .filter(
      (award) =>
        !award.isNotAwarded &&
        (award.competitorId === id || awardMembers(award, snapshot).some((member) => member.id === id)),
    );
  return {
    schedule: scheduleWith(presenter, units, toCome.tentative).map((item) => ({
      ...item,
      lane: findLane(item, { lines, starts: snapshot.units.get(item.id)?.starts ?? [], ids: competitors.ids }),
    })),
    mayGoOn: toCome.isOpen || undefined,
    results: units.filter(isDone).flatMap((unit) => {
      const line = lines.find((line) => line.ref === unit.id);
      if (!line) return [];
      const { rank, result, result_type: resultType, diff, qualification, records } = line;
      // A feed may write the mark of one side on the line of the other.
      const side = unit.isHeadToHead && unit.summary.find(({ competitor }) => competitor === line.competitor_id);
      const irm = side ? (side.irm ?? null) : line.irm;
      const medal = medalsIn(snapshot, unit).get(line.competitor_id);
      return [{ item: presenter.item(unit), rank, result, resultType, irm, diff, medal, qualification, records }];
    }),
    awards: awards.map((award) => presentMedallist(presenter, award)),
    asOf: presenter.asOf(newestStamp(units) || snapshot.stamp),
  };
}

function profileKeys({ disciplines }: ParticipantRow): string[] {
  return [
    liveKeys.games,
    liveKeys.medals,
    ...disciplines.flatMap(({ key }) => [disciplineKey(key), participantsKey(key)]),
  ];
}
