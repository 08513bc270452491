import type { BodyWriter } from '../../kind.ts';
import { writeRegistration } from '../../write/registrations.ts';
import { writeRow } from '../../write/write-row.ts';
import { wrapped } from '../../xml/element.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { TeamElement, TeamsBody } from './body.ts';
import { memberShape, teamOfficialShape, teamShape } from './shapes.ts';

function writeTeam(team: TeamElement): XmlElement {
  const members = team.members.map((member) => writeRow('Athlete', memberShape, member));
  const officials = team.officials.map((official) => writeRow('Official', teamOfficialShape, official));
  return writeRow('Team', teamShape, team, [
    ...wrapped('Composition', members),
    ...wrapped('TeamOfficials', officials),
    ...team.disciplines.map(writeRegistration),
  ]);
}

export const writeTeams: BodyWriter<TeamsBody> = (body) => body.teams.map(writeTeam);
