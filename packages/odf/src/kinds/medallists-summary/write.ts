import type { DisciplineMedallists } from '../../messages.ts';
import { medalDisciplineShape, medalEventShape } from '../../shapes/honour-shapes.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { BodyWriter } from '../../write/body-writer.ts';
import { writeRow } from '../../write/write-row.ts';
import { writeMedal } from '../medallists/write.ts';

function writeDiscipline(discipline: DisciplineMedallists): XmlElement {
  const events = discipline.events.map((event) =>
    writeRow('Event', medalEventShape, event, event.medallists.map(writeMedal)),
  );
  return writeRow('Discipline', medalDisciplineShape, discipline, events);
}

export const writeMedallistsSummary: BodyWriter<'medallists-summary'> = (body) => body.disciplines.map(writeDiscipline);
