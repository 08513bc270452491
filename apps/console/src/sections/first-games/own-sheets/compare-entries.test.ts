import type { GamesPlan, PlanEvent } from '@podium/contract';
import type { SheetEntry, SheetPerson } from '@podium/games-folder/own-sheets';
import { describe, expect, test } from 'vitest';
import { enteredLines, enterLines } from '../enter-lines.ts';
import { compareEntries } from './compare-entries.ts';
import type { ComparedEntries } from './compared-entries.ts';
import { removeGone } from './gone-entries.ts';

const event = (id: string, entries: PlanEvent['entries'], more: Partial<PlanEvent> = {}): PlanEvent => ({
  id,
  discipline: 'ATH',
  code: id.toUpperCase(),
  name: { pt: id },
  gender: 'O',
  entries,
  template: { kind: 'timedFinal', lanes: 8 },
  draw: 1,
  venue: '1',
  courts: [],
  start: '2026-12-05T09:00',
  minutes: 20,
  breakMinutes: 5,
  ...more,
});
const ana = { id: '1101', givenName: 'Ana', familyName: 'Souza', delegation: 'd1' };
const bia = { id: '1102', givenName: 'Bia', familyName: 'Lima', delegation: 'd1', seed: 1 };
const cid = { id: '1103', givenName: 'Cid', familyName: 'Reis', delegation: 'd2' };
const plan: GamesPlan = {
  code: 'ESCOLA-2026',
  name: { pt: 'Jogos' },
  start: '2026-12-05',
  end: '2026-12-06',
  timeZone: 'America/Sao_Paulo',
  languages: ['pt'],
  venues: [{ id: '1', name: { pt: 'Ginásio' }, courts: [] }],
  delegations: ['d1', 'd2'].map((id) => ({ id, code: id.toUpperCase(), name: { pt: `Município ${id}` } })),
  sports: [],
  events: [
    event(
      'run',
      { kind: 'individual', items: [ana, bia, cid] },
      { gender: 'W', rules: { bornFrom: 2009, bornTo: 2012 } },
    ),
    event('jump', { kind: 'individual', items: [ana] }),
    event('ball', { kind: 'team', items: [] }),
  ],
};

let line = 0;
const entry = (
  event: string,
  person: Partial<SheetPerson> & { name: SheetPerson['name'] },
  more: Partial<SheetEntry> = {},
): SheetEntry => ({
  sheet: 'Plan1',
  line: (line += 1),
  event,
  delegation: 'd1',
  person,
  members: [],
  ...more,
});
const compare = (
  entries: readonly SheetEntry[],
  { accepted = [], begun = [], of = plan }: { accepted?: string[]; begun?: string[]; of?: GamesPlan } = {},
): ComparedEntries =>
  compareEntries(
    of,
    { entries, doubts: [] },
    { order: 'given', earlier: [], begun: new Set(begun), accepted: new Set(accepted) },
  );
const people = ({ plan: { events } }: { plan: GamesPlan }, id: string) =>
  events.find((one) => one.id === id)!.entries.items;

describe('entries of a sheet are compared with the plan', () => {
  test('new ones are added, differing ones changed, and those that are missing only listed', () => {
    const compared = compare([
      entry('run', { name: 'SOUZA Ana' }),
      entry(
        'run',
        { name: 'Dora Paz', birthDate: '2010-03-12', sex: 'W', school: 'E. M. Um', number: '7' },
        { mark: '13.2', class: 'U16' },
      ),
      entry('jump', { name: 'Ána Souza', birthYear: 2011 }, { seed: 2 }),
    ]);
    expect(compared.sameCount).toBe(1);
    expect(compared.added.map(({ event, name }) => [event, name])).toEqual([['run', 'Dora Paz']]);
    expect(compared.changed.map(({ event, changes }) => [event, changes])).toEqual([
      [
        'jump',
        [
          { field: 'name', before: 'Ana Souza', after: 'Ána Souza' },
          { field: 'birthDate', before: '', after: '2011' },
          { field: 'seed', before: '', after: '2' },
        ],
      ],
    ]);
    expect(compared.gone.map(({ event, name }) => [event, name])).toEqual([['run', 'Bia Lima']]);
    expect(people(compared, 'run')).toEqual([
      { ...ana, givenName: 'Ána', birthYear: 2011 },
      bia,
      cid,
      {
        id: '1104',
        givenName: 'Dora',
        familyName: 'Paz',
        delegation: 'd1',
        birthDate: '2010-03-12',
        gender: 'W',
        school: 'E. M. Um',
        bib: '7',
        best: '13.2',
        ageGroup: 'U16',
      },
    ]);
    expect(people({ plan: removeGone(compared.plan, compared.gone) }, 'run').map(({ id }) => id)).toEqual([
      '1101',
      '1103',
      '1104',
    ]);
  });

  test('importing the same sheet again changes nothing', () => {
    const sheet = [
      entry('run', { name: 'Dora Paz', birthDate: '2010-03-12', number: '7' }),
      entry('ball', { name: 'Eva Luz' }),
    ];
    const compared = compare(sheet, { of: compare(sheet).plan });
    expect(compared).toMatchObject({ added: [], changed: [], doubtful: [], sameCount: 2 });
  });

  test('an entry that the rules of the event exclude is marked as doubtful, and the organizer may accept it', () => {
    const sheet = [
      entry('run', { name: 'Old Silva', birthYear: 2008 }),
      entry('run', { name: 'Young Silva', birthDate: '2013-01-01' }),
      entry('run', { name: 'Male Silva', sex: 'M' }),
      entry('run', { name: 'Ana Sousa' }),
    ];
    const { doubtful, added } = compare(sheet);
    expect(doubtful.map(({ code, value }) => [code, value])).toEqual([
      ['tooOld', '2008'],
      ['tooYoung', '2013'],
      ['otherSex', 'Male Silva'],
      ['similar', 'Ana Souza'],
    ]);
    expect(added).toEqual([]);
    expect(compare(sheet, { accepted: doubtful.map(({ key }) => key!) })).toMatchObject({
      added: { length: 4 },
      doubtful: [],
    });
  });

  test('an entry that contradicts another one is left out', () => {
    const known = { ...plan, events: plan.events.map((one) => ({ ...one })) };
    known.events[1] = event('jump', { kind: 'individual', items: [{ ...ana, birthDate: '2010-01-01', bib: '7' }] });
    const { doubtful } = compare(
      [
        entry('jump', { name: 'Ana Souza', birthDate: '2011-01-01' }),
        entry('jump', { name: 'Dora Paz', number: '7' }),
        entry('run', { name: 'Dora Paz' }, { seed: 1 }),
        entry('run', { name: 'Eva Luz' }),
        entry('run', { name: 'Luz, Eva' }),
      ],
      { of: known },
    );
    expect(doubtful.map(({ code, key }) => [code, key])).toEqual([
      ['otherBirth', undefined],
      ['numberTwice', undefined],
      ['seedTwice', undefined],
      ['twice', undefined],
    ]);
  });

  test('in an event that has begun, facts about its people are corrected, and a new person can be a late entry', () => {
    const compared = compare(
      [
        entry('run', { name: 'Ana Souza' }),
        entry('run', { name: 'Bia Lima', school: 'E. M. Um', birthYear: 2012 }),
        entry('run', { name: 'Cid Reis' }, { delegation: 'd2', seed: 5 }),
        entry('run', { name: 'Dora Paz', birthYear: 2010, number: '7' }),
        entry('run', { name: 'Old Silva', birthYear: 2008 }),
        entry('jump', { name: 'Ana Souza', birthYear: 2010 }),
      ],
      { begun: ['run'] },
    );
    expect(compared.doubtful.map(({ code, name, late }) => [code, name, late])).toEqual([
      ['begunStays', 'Cid Reis', undefined],
      [
        'begun',
        'Dora Paz',
        { id: '1104', givenName: 'Dora', familyName: 'Paz', delegation: 'd1', birthYear: 2010, bib: '7' },
      ],
      ['tooOld', 'Old Silva', undefined],
    ]);
    expect(compared.changed.map(({ event, name, changes }) => [event, name, ...changes])).toEqual([
      [
        'run',
        'Bia Lima',
        { field: 'birthDate', before: expect.any(String), after: '2012' },
        { field: 'school', before: '', after: 'E. M. Um' },
      ],
      ['jump', 'Ana Souza', { field: 'birthDate', before: expect.any(String), after: '2010' }],
    ]);
    expect(people(compared, 'run')).toEqual([
      { ...ana, birthYear: 2010 },
      { ...bia, birthYear: 2012, school: 'E. M. Um' },
      cid,
    ]);
    expect(compared.gone).toEqual([]);
  });

  test('a team that is new in an event that has begun is one late entry with its members', () => {
    const first = compare([entry('ball', { name: 'Eva Luz' })]);
    const ofOthers = { delegation: 'd2' };
    const compared = compare(
      [
        entry('ball', { name: 'Eva Luz' }),
        { ...entry('ball', { name: 'Rui Sol', number: '9' }), ...ofOthers },
        { ...entry('ball', { name: 'Cid Reis' }), ...ofOthers },
        { ...entry('ball', { name: 'Rui Sol' }), ...ofOthers },
      ],
      { begun: ['ball'], of: first.plan },
    );
    expect(compared.sameCount).toBe(1);
    expect(compared.doubtful.map(({ code, name, late }) => [code, name, late])).toEqual([
      [
        'begun',
        'Município d2',
        {
          id: '1106',
          name: 'Município d2',
          delegation: 'd2',
          members: [
            { id: '1107', givenName: 'Rui', familyName: 'Sol', bib: '9' },
            { id: '1103', givenName: 'Cid', familyName: 'Reis' },
          ],
        },
      ],
    ]);
    expect(compared.plan.events).toEqual(first.plan.events);
  });

  test('players of a delegation are its team, and a missing player is listed', () => {
    const first = compare([
      entry('ball', { name: 'Eva Luz', number: '10' }),
      entry('ball', { name: 'Gil Sá', sex: 'M' }),
    ]);
    expect(people(first, 'ball')).toMatchObject([
      {
        name: 'Município d1',
        members: [
          { familyName: 'Luz', bib: '10' },
          { familyName: 'Sá', gender: 'M' },
        ],
      },
    ]);
    const second = compare([entry('ball', { name: 'Eva Luz', number: '9' })], { of: first.plan });
    expect(second.changed.map(({ changes }) => changes)).toEqual([[{ field: 'number', before: '10', after: '9' }]]);
    expect(second.gone.map(({ name }) => name)).toEqual(['Gil Sá']);
    expect(people({ plan: removeGone(second.plan, second.gone) }, 'ball')).toMatchObject([{ members: { length: 1 } }]);
  });

  test('a team may be a line with its members', () => {
    const { person: _, ...team } = entry(
      'ball',
      { name: '' },
      { team: 'Raposas', members: [{ name: 'Eva Luz' }, { name: 'Ana Souza' }] },
    );
    const compared = compare([team]);
    expect(people(compared, 'ball')).toMatchObject([{ name: 'Raposas', members: [{ id: '1105' }, { id: '1101' }] }]);
    expect(
      compare([entry('ball', { name: 'Eva Luz' }, { team: 'Lobos' }), entry('ball', { name: 'Gil Sá' })], {
        of: compared.plan,
      }).doubtful,
    ).toMatchObject([{ code: 'whichTeam', value: 'Raposas · Lobos' }]);
  });
});

test('birth date, school and number of a person stay when the lines of an event are typed', () => {
  const { plan: entered } = compare([
    entry('run', { name: 'Dora Paz', birthDate: '2010-03-12', number: '7' }, { mark: '13.2' }),
  ]);
  const lines = enteredLines(entered, entered.events[0]!).map((one, index) => ({
    ...one,
    delegation: entered.events[0]!.entries.items[index]!.delegation,
  }));
  expect(enterLines(entered, 'run', lines)).toEqual(entered);
  const elsewhere = enterLines(entered, 'jump', lines);
  expect(people({ plan: elsewhere }, 'jump').at(-1)).toMatchObject({ familyName: 'Paz', birthDate: '2010-03-12' });
  expect(people({ plan: elsewhere }, 'jump').at(-1)).not.toHaveProperty('bib');
});

describe('a known person under another name', () => {
  const eduarda = { id: '1104', givenName: 'Maria Eduarda', familyName: 'dos Santos', delegation: 'd1' };
  const of: GamesPlan = {
    ...plan,
    events: [
      event('jump', {
        kind: 'individual',
        items: [{ ...eduarda, birthDate: '2011-04-02', school: 'E. M. Um', bib: '7' }],
      }),
      event('run', { kind: 'individual', items: [{ ...eduarda, birthDate: '2011-04-02', school: 'E. M. Um' }] }),
    ],
  };
  const renamed = { name: 'Maria E. Santos', birthDate: '2011-04-02', school: 'E. M. Um', number: '7' };

  test('the organizer is asked once for all events of the line, sees both rows, and loses nothing meanwhile', () => {
    const line1 = entry('jump', renamed);
    const { doubtful, added, gone } = compare([line1, { ...line1, event: 'run' }], { of, begun: ['jump'] });
    expect([added, gone]).toEqual([[], []]);
    expect(doubtful).toMatchObject([
      {
        code: 'samePerson',
        same: {
          known: ['Maria Eduarda dos Santos', '2011-04-02', 'E. M. Um', '7'],
          written: ['Maria E. Santos', '2011-04-02', 'E. M. Um', '7'],
        },
      },
    ]);
  });

  test('the same person gets the new name in all events, even those that have begun; another person is a late entry', () => {
    const line1 = entry('jump', renamed);
    const { sameKey, otherKey } = compare([line1], { of }).doubtful[0]!.same!;
    const same = compare([line1], { of, begun: ['jump'], accepted: [sameKey] });
    expect(same.changed.map(({ changes }) => changes[0])).toEqual([
      { field: 'name', before: 'Maria Eduarda dos Santos', after: 'Maria E. Santos' },
    ]);
    expect([...people(same, 'jump'), ...people(same, 'run')].map(({ id }) => id)).toEqual(['1104', '1104']);
    const other = compare([{ ...line1, person: { ...renamed, number: '8' } }], {
      of,
      begun: ['jump'],
      accepted: [otherKey],
    });
    expect(other.doubtful.map(({ code }) => code)).toEqual(['begun']);
  });

  test('twins who are both in the spreadsheet stay two people', () => {
    const both = [
      entry('jump', { name: 'Maria Eduarda dos Santos', birthDate: '2011-04-02' }),
      entry('jump', { name: 'Maria Clara dos Santos', birthDate: '2011-04-02' }),
    ];
    const compared = compare(both, { of });
    expect(compared.doubtful).toEqual([]);
    expect(compared.added.map(({ name }) => name)).toEqual(['Maria Clara dos Santos']);
  });
});
