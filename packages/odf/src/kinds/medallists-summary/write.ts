import type { BodyWriter } from '../../kind.ts';
import { writeMedal } from '../../write/medals.ts';
import { writeRow } from '../../write/write-row.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { DisciplineMedallists, MedallistsSummaryBody } from './body.ts';
import { medalDisciplineShape, medalEventShape } from './shapes.ts';

function writeDiscipline(discipline: DisciplineMedallists): XmlElement {
  const events = discipline.events.map((event) =>
    writeRow('Event', medalEventShape, event, event.medallists.map(writeMedal)),
  );
  return writeRow('Discipline', medalDisciplineShape, discipline, events);
}

export const writeMedallistsSummary: BodyWriter<MedallistsSummaryBody> = (body) =>
  body.disciplines.map(writeDiscipline);
