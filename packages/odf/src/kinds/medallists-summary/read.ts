import type { BodyOf, DisciplineMedallists } from '../../messages.ts';
import { medalDisciplineShape, medalEventShape } from '../../shapes/honour-shapes.ts';
import type { BodyReader } from '../../read/body-reader.ts';
import { childReaders, readChildren } from '../../read/read-children.ts';
import { readRow } from '../../read/read-row.ts';
import { medalReader } from '../medallists/read.ts';

type MedalEvent = DisciplineMedallists['events'][number];

const eventChildren = childReaders<MedalEvent>({ Medal: medalReader });

const disciplineChildren = childReaders<DisciplineMedallists>({
  Event: (child, discipline, tally) => {
    const event: MedalEvent = { ...readRow(child, medalEventShape, tally), medallists: [] };
    readChildren(child, event, eventChildren, tally);
    discipline.events.push(event);
  },
});

const children = childReaders<BodyOf<'medallists-summary'>>({
  Discipline: (child, body, tally) => {
    const discipline: DisciplineMedallists = { ...readRow(child, medalDisciplineShape, tally), events: [] };
    readChildren(child, discipline, disciplineChildren, tally);
    body.disciplines.push(discipline);
  },
});

export const readMedallistsSummary: BodyReader<'medallists-summary'> = (competition, { tally }) => {
  const body: BodyOf<'medallists-summary'> = { kind: 'medallists-summary', disciplines: [] };
  readChildren(competition, body, children, tally);
  return body;
};
