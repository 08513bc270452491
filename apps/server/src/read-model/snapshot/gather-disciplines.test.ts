import { expect, test } from 'vitest';
import { gatherDisciplines } from './gather-disciplines.ts';
import type { EventInfo, Reference } from './reference.ts';

/** Events by id, whose prefix is the feed's discipline code; disciplines in order of first use. */
function gather(disciplines: Record<string, string>, events: Record<string, [ours: string, name: string]>): Reference {
  const reference = {
    disciplines: new Map(
      Object.entries(disciplines).map(([code, name], order) => [
        code,
        { code, key: code.toLowerCase(), name: { en: name }, order, isStub: false },
      ]),
    ),
    branches: new Map(),
    events: new Map(
      Object.entries(events).map(([id, [disciplineCode, name]]) => [
        id,
        { id, disciplineCode, feedCode: id.slice(0, 3), name: { en: name } } as EventInfo,
      ]),
    ),
  } as Partial<Reference> as Reference;
  gatherDisciplines(reference);
  return reference;
}

const nameWithBranch = ({ events }: Reference): string[] =>
  [...events.values()].flatMap(({ id, isNamedWithBranch }) => (isNamedWithBranch ? [id] : []));

test('branches form one discipline, in the place of the first of them and with its own name', () => {
  const { disciplines, branches } = gather(
    { SWM: 'Swimming', CTR: 'Track', MTB: 'Mountain Bike', WRE: 'Wrestling' },
    {},
  );
  expect([...disciplines.values()].map(({ code, key, name, order }) => [code, key, name.en, order])).toEqual([
    ['SWM', 'swm', 'Swimming', 0],
    ['WRE', 'wre', 'Wrestling', 3],
    ['CYC', 'cyc', undefined, 1],
  ]);
  expect([...branches.keys()]).toEqual(['CTR', 'MTB']);
});

test('a discipline that only has another code keeps its name, and one with our code is named as by the Games', () => {
  const { disciplines } = gather({ GTR: 'Trampoline Gymnastics', CRD: 'Road', CYC: 'Bicycles' }, {});
  expect([...disciplines.values()].map(({ code, name }) => [code, name.en])).toEqual([
    ['CYC', 'Bicycles'],
    ['TRA', 'Trampoline Gymnastics'],
  ]);
});

test('an event with the same name as one of another branch is shown with its branch', () => {
  const reference = gather(
    { CRD: 'Road', CTR: 'Track', BMX: 'Racing', GTR: 'Trampoline', SRF: 'Surfing' },
    {
      CRDM1: ['CYC', 'Time Trial'],
      CRDW1: ['CYC', 'Time Trial'],
      CRDM2: ['CYC', 'Road Race'],
      CRDW2: ['CYC', 'Road Race'],
      CTRM1: ['CYC', 'Time Trial'],
      BMXM1: ['CYC', 'Men'],
      GTRM1: ['TRA', 'Men'],
      SRFM1: ['SRF', 'Men'],
    },
  );
  expect(nameWithBranch(reference)).toEqual(['CRDM1', 'CRDW1', 'CTRM1', 'BMXM1']);
});
