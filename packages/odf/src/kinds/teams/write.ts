import type { TeamElement } from '../../messages.ts';
import { memberShape, teamOfficialShape, teamShape } from '../../shapes/participant-shapes.ts';
import { wrapped } from '../../xml/element.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { BodyWriter } from '../../write/body-writer.ts';
import { writeRow } from '../../write/write-row.ts';
import { writeRegistration } from '../participants/write.ts';

function writeTeam(team: TeamElement): XmlElement {
  const members = team.members.map((member) => writeRow('Athlete', memberShape, member));
  const officials = team.officials.map((official) => writeRow('Official', teamOfficialShape, official));
  return writeRow('Team', teamShape, team, [
    ...wrapped('Composition', members),
    ...wrapped('TeamOfficials', officials),
    ...team.disciplines.map(writeRegistration),
  ]);
}

export const writeTeams: BodyWriter<'teams'> = (body) => body.teams.map(writeTeam);
