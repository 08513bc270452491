import type { BodyReader } from '../../kind.ts';
import { childReaders, countChildren, inside, readChildren } from '../../read/read-children.ts';
import { readRow } from '../../read/read-row.ts';
import { registrationReader } from '../../read/registrations.ts';
import type { Tally } from '../../read/tally.ts';
import { emptyAttributes } from '../../xml/element.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { TeamElement, TeamMemberElement, TeamsBody } from './body.ts';
import { memberShape, teamOfficialShape, teamShape } from './shapes.ts';

function readMember(child: XmlElement, shape: typeof memberShape | typeof teamOfficialShape, tally: Tally) {
  countChildren(child, tally);
  return readRow(child, shape, tally) satisfies TeamMemberElement;
}

const teamChildren = childReaders<TeamElement>({
  Composition: inside<TeamElement>({
    Athlete: (child, team, tally) => {
      team.members.push(readMember(child, memberShape, tally));
    },
  }),
  TeamOfficials: inside<TeamElement>({
    Official: (child, team, tally) => {
      team.officials.push(readMember(child, teamOfficialShape, tally));
    },
  }),
  Discipline: registrationReader,
});

const children = childReaders<TeamsBody>({
  Team: (child, body, tally) => {
    const row = readRow(child, teamShape, tally);
    const lists = { members: [], officials: [], disciplines: [] };
    const team: TeamElement = { ...row, attributes: row.attributes ?? emptyAttributes(), ...lists };
    readChildren(child, team, teamChildren, tally);
    body.teams.push(team);
  },
});

export const readTeams: BodyReader<TeamsBody> = (competition, { isUpdate, tally }) => {
  const body: TeamsBody = { kind: 'teams', isUpdate, teams: [] };
  readChildren(competition, body, children, tally);
  return body;
};
