import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ParticipantsAnswer, ProfileAnswer, SearchAnswer } from '@podium/contract';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames();
});
afterAll(async () => games.stop());

const list = async (query: string): Promise<ParticipantsAnswer> =>
  games.json<ParticipantsAnswer>(`/api/v1/participants?${query}`);

test('S02: a search counts the people and the delegations that it finds', async () => {
  const everyone = await list('');
  const codes = new Set((await list('pageSize=200')).items.map((item) => item.organisation!.code));
  expect([everyone.total, everyone.groups]).toEqual([37, codes.size]);
  const [delegations, teams] = [await list('kind=delegations'), await list('kind=teams')];
  expect([delegations.groups, teams.groups]).toEqual([delegations.total, 4]);
  expect(await list('query=nobody')).toMatchObject({ items: [], total: 0, groups: 0 });
});

test('people are sorted by name, by the name of their delegation, or by their medals and then by name', async () => {
  const names = (answer: ParticipantsAnswer): string[] => answer.items.map((item) => item.name);
  const collator = new Intl.Collator('en', { sensitivity: 'base' });
  const byName = await list('pageSize=200');
  expect(names(byName)).toEqual(names(byName).toSorted((a, b) => collator.compare(a, b)));
  const byOrganisation = await list('pageSize=200&sort=organisation');
  const organisations = byOrganisation.items.map((item) => item.organisation!.name);
  expect(organisations).toEqual(organisations.toSorted((a, b) => collator.compare(a, b)));
  const byMedals = await list('pageSize=200&sort=medals');
  const counts = byMedals.items.map(({ medals }) => medals.gold * 100 + medals.silver * 10 + medals.bronze);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const golds = byMedals.items.filter((item) => item.medals.gold === 1).map((item) => item.name);
  expect(golds).toEqual(golds.toSorted((a, b) => collator.compare(a, b)));
});

test('S02: a list of several pages has the first position of each letter, in the order of names', async () => {
  const { items, letters: none } = await list('pageSize=200');
  expect(none).toEqual([]);
  const { letters } = await list('pageSize=10');
  const initials = items.map(({ name }) => name[0]!.toUpperCase());
  expect(letters).toEqual([...new Set(initials)].map((letter) => ({ letter, place: initials.indexOf(letter) + 1 })));
  expect((await list('pageSize=10&page=3')).letters).toEqual(letters);
  expect((await list('pageSize=10&sort=medals')).letters).toEqual([]);
  const [firstLetter] = (await list('pageSize=2&query=a')).letters;
  expect(firstLetter).toEqual({ letter: (await list('query=a')).items[0]!.name[0], place: 1 });
});

test('a team has a profile with its people, its event and its matches, and without texts that are not public', async () => {
  const team = await games.json<ProfileAnswer>('/api/v1/participants/VVOWTEAM6---AUR01');
  expect(team).toMatchObject({ kind: 'teams', name: 'Aurora', level: 'full', members: 2, gender: 'W' });
  expect(team.events.map((event) => event.id)).toEqual(['VVOWTEAM6']);
  expect(team.memberList).toEqual([
    { id: '7100301', name: 'PRAZ Olívia', bib: null },
    { id: '7100302', name: 'KOLDE Jana', bib: null },
  ]);
  expect(team.schedule.map((item) => item.id)).toEqual(['VVOWTEAM6-------------GPA-000100']);
  expect(team.results.map((line) => line.result)).toEqual(['3']);
  expect(JSON.stringify(team)).not.toMatch(/birthDate|height|weight/);
});

test('a person’s results include the gap to the first, and records', async () => {
  const rider = await games.json<ProfileAnswer>('/api/v1/participants/7100902');
  expect(rider.results.map((line) => [line.rank, line.diff, line.medal])).toEqual([['2', '+0', 'silver']]);
  const swimmer = await games.json<ProfileAnswer>('/api/v1/participants/7100101');
  expect(swimmer.results.map((line) => line.records)).toContainEqual([{ type: 'GR', isEqualled: false }]);
  expect(swimmer.memberList).toEqual([]);
});

test('a search finds disciplines too, and shows whose people are listed', async () => {
  const sport = await games.json<SearchAnswer>('/api/v1/search?query=swim');
  expect(sport.disciplines).toEqual([{ id: 'swm', name: 'Swimming', detail: '' }]);
  expect(sport.total).toBe(sport.disciplines.length + sport.events.length);
  const people = await games.json<SearchAnswer>('/api/v1/search?query=lumar');
  expect(people.people).toMatchObject([{ name: 'LUMAR Inês', organisation: { code: 'AUR' } }]);
});

test.each(['Inês, Lumar', 'l’umar', 'lu\u00ADmar ines.'])(
  'F7: the search text %j finds a person in search and in lists',
  async (typed) => {
    const query = encodeURIComponent(typed);
    const { people } = await games.json<SearchAnswer>(`/api/v1/search?query=${query}`);
    expect(people.map(({ name }) => name)).toEqual(['LUMAR Inês']);
    const { items } = await games.json<ParticipantsAnswer>(`/api/v1/participants?kind=athletes&query=${query}`);
    expect(items.map(({ name }) => name)).toEqual(['LUMAR Inês']);
  },
);

test('a changed name is found immediately, and is in every document', async () => {
  const naming = [
    '/api/v1/schedule/days/2026-10-12',
    '/api/v1/schedule/live',
    '/api/v1/disciplines/swm/events',
    '/api/v1/disciplines/swm/records',
    '/api/v1/events/SWMW200MFR',
    '/api/v1/medals/swm/medallists',
    '/api/v1/delegations/AUR',
  ];
  for (const path of naming) expect(JSON.stringify(await games.json(path)), path).toContain('LUMAR');
  await list('query=lumar');
  await games.send('base/10-partic-swm.xml', { 'Version="1"': 'Version="9"', Lumar: 'Solmar', LUMAR: 'SOLMAR' });
  expect((await list('query=lumar')).items).toEqual([]);
  expect((await list('query=solm')).items.map((item) => item.id)).toEqual(['7100101']);
  const results = await games.json<SearchAnswer>('/api/v1/search?query=solmar');
  expect(results.people.map((person) => person.id)).toEqual(['7100101']);
  for (const path of naming) expect(JSON.stringify(await games.json(path)), path).not.toContain('LUMAR');
});
