import type { BodyReader } from '../../kind.ts';
import { medalReader } from '../../read/medals.ts';
import { childReaders, readChildren } from '../../read/read-children.ts';
import { readRow } from '../../read/read-row.ts';
import type { DisciplineMedallists, MedallistsSummaryBody } from './body.ts';
import { medalDisciplineShape, medalEventShape } from './shapes.ts';

type MedalEvent = DisciplineMedallists['events'][number];

const eventChildren = childReaders<MedalEvent>({ Medal: medalReader });

const disciplineChildren = childReaders<DisciplineMedallists>({
  Event: (child, discipline, tally) => {
    const event: MedalEvent = { ...readRow(child, medalEventShape, tally), medallists: [] };
    readChildren(child, event, eventChildren, tally);
    discipline.events.push(event);
  },
});

const children = childReaders<MedallistsSummaryBody>({
  Discipline: (child, body, tally) => {
    const discipline: DisciplineMedallists = { ...readRow(child, medalDisciplineShape, tally), events: [] };
    readChildren(child, discipline, disciplineChildren, tally);
    body.disciplines.push(discipline);
  },
});

export const readMedallistsSummary: BodyReader<MedallistsSummaryBody> = (competition, { tally }) => {
  const body: MedallistsSummaryBody = { kind: 'medallists-summary', disciplines: [] };
  readChildren(competition, body, children, tally);
  return body;
};
