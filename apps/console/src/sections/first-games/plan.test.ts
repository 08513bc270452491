import type { FirstGamesAnswer, GamesPlan } from '@podium/contract';
import { expect, test } from 'vitest';
import { RequestError } from '../../api/request.ts';
import { memoryStore } from '../../drafts/memory-store.ts';
import { changeMeasure, eventMeasure } from './event-measure.ts';
import { planFaults } from './plan-faults.ts';
import { PlanKeeper } from './plan-keeper.ts';
import { enterLines } from './enter-lines.ts';
import { addEvent, changeGames, newPlan, readPlan, removeEvent, suggestedCode, typedName } from './plan.ts';

const defaults = newPlan({
  now: Date.UTC(2026, 10, 20),
  timeZone: 'America/Sao_Paulo',
  language: 'en',
  venueName: 'Main hall',
});
const sprint = {
  name: '100 m',
  gender: 'W',
  kind: 'individual',
  sport: { code: 'ATH', name: 'Athletics' },
  draw: 1,
} as const;

test('new Games begin in a week and lack only a name, delegations and events', () => {
  expect(defaults).toMatchObject({ start: '2026-11-27', end: '2026-11-28', timeZone: 'America/Sao_Paulo' });
  expect(planFaults(defaults).map(({ path }) => path)).toEqual(['games.name', 'delegations', 'events']);
});

test.each([
  ['School Games', 'SCHOOL-2026'],
  ['São Paulo School Games 2026', 'SAO-PAULO-2026'],
  ['Məktəb Oyunları', 'MEKTEB-2026'],
  ['Internationales', 'INTERNATIO-2026'],
  ['دورة المدارس', 'GAMES-2026'],
  ['', 'GAMES-2026'],
])('the code of %j is suggested as %s', (name, code) => {
  expect(suggestedCode(name, '2026-11-27')).toBe(code);
  expect(code).toMatch(/^[A-Z0-9-]{2,15}$/u);
});

test('names are in the language of the console, which becomes the first of the Games', () => {
  const started = newPlan({ now: 0, timeZone: 'UTC', language: 'pt', venueName: 'Ginásio' });
  expect(started.languages).toHaveLength(defaults.languages.length);
  const plan = addEvent(started, { ...sprint, name: '100 metros', sport: { code: 'ATH', name: 'Atletismo' } });
  expect([plan.languages[0], plan.venues[0]!.name, plan.events[0]!.name, plan.sports[0]!.name]).toEqual([
    'pt',
    { pt: 'Ginásio' },
    { pt: '100 metros' },
    { pt: 'Atletismo' },
  ]);
  expect(typedName(plan, { en: 'Typed before' })).toBe('Typed before');
});

test('the code follows the name until it is typed or published', () => {
  const renamedPlan = changeGames(defaults, { name: { en: 'School Games' } }, false);
  expect(renamedPlan.code).toBe('SCHOOL-2026');
  expect(changeGames(renamedPlan, { start: '2027-01-08' }, false).code).toBe('SCHOOL-2027');
  expect(changeGames({ ...renamedPlan, code: 'OWN' }, { name: { en: 'Cup' } }, false).code).toBe('OWN');
  expect(changeGames(renamedPlan, { name: { en: 'Cup' } }, true).code).toBe('SCHOOL-2026');
});

test('a saved plan keeps its values; missing and unreadable values get defaults', () => {
  const plan = readPlan({ name: { en: 'Cup' }, venues: 'none' }, defaults);
  expect(plan).toMatchObject({ name: { en: 'Cup' }, venues: defaults.venues });
});

test('an event gets a free code from its name, and a race gets heats', () => {
  const plan = addEvent(addEvent(addEvent(defaults, sprint), sprint), {
    ...sprint,
    name: 'سباق',
    sport: { name: 'Sack race' },
  });
  expect(plan.events.map(({ discipline, code, template }) => [discipline, code, template.kind])).toEqual([
    ['ATH', '100M', 'heats'],
    ['ATH', '100M2', 'heats'],
    ['X02', 'E2', 'knockout'],
  ]);
  expect(removeEvent(plan, plan.events[2]!.id).sports.map(({ code }) => code)).toEqual(['ATH']);
});

const sprintTemplate = { kind: 'heats', lanes: 8 } as const;
const jump = { ...sprint, name: 'Salto em distância Sub-17' } as const;

test('the code of an athletics event contains its measure, and a name that implies another one is an error', () => {
  const plan = addEvent(addEvent(addEvent(defaults, jump), jump), { ...sprint, name: 'Prova 3', measure: 'height' });
  expect(plan.events.map((event) => [event.code, eventMeasure(event)])).toEqual([
    ['LONGJUMP', 'distance'],
    ['LONGJUMP2', 'distance'],
    ['H.PROVA3', 'height'],
  ]);
  const { id } = plan.events[0]!;
  const timed = changeMeasure(plan, id, 'time');
  expect(timed.events[0]!.code).toBe('SALTOEMDISTANCIA');
  expect(planFaults(timed)).toContainEqual({ path: 'events.0.measure', step: 'events', code: 'measure' });
  const begun = { draw: 1, template: sprintTemplate, contests: [], begun: ['FNL-000100'] };
  expect(planFaults(timed, { [id]: begun }).map(({ code }) => code)).not.toContain('measure');
  expect(changeMeasure(timed, id, 'distance').events[0]!.code).toBe('LONGJUMP');
});

test('people get numbers, and keep them in other events and when they are entered again', () => {
  const twoEvents = addEvent(addEvent(defaults, sprint), { ...sprint, name: '200 m' });
  const [first, second] = twoEvents.events;
  const ana = { familyName: 'Lima', givenName: 'Ana', delegation: '1', members: [] };
  const bo = { familyName: 'Bo', delegation: '1', members: [] };
  const entered = enterLines(enterLines(twoEvents, first!.id, [ana, bo]), second!.id, [bo]);
  const ids = (plan: GamesPlan, index: number): string[] => plan.events[index]!.entries.items.map(({ id }) => id);
  expect(ids(entered, 1)).toEqual([ids(entered, 0)[1]]);
  expect(ids(enterLines(entered, first!.id, [bo, ana]), 0)).toEqual(ids(entered, 0).toReversed());
});

test('a start outside the Games is an error of the field', () => {
  const plan = { ...addEvent(defaults, sprint), start: '2026-11-28' };
  expect(planFaults(plan)).toContainEqual({ path: 'events.0.start', step: 'draw', code: 'outsideGames' });
});

/** Acts on a published event, which these tests do not do. */
const acts = {
  act: async (): Promise<FirstGamesAnswer> => Promise.reject(new Error('no act expected')),
  takeBack: async (): Promise<FirstGamesAnswer> => Promise.reject(new Error('no act expected')),
};
const planAnswer = (version: number, plan: object = {}): FirstGamesAnswer => ({
  plan: { ...plan },
  version,
  editedBy: null,
  editedAt: null,
  publishedVersion: null,
  faults: [],
  draws: {},
  kept: [],
  publicEvents: [],
  canTakeBack: false,
  importedEvents: [],
  isOfOtherGames: false,
});

test('a plan is saved over the version that the user saw, never over a newer one', async () => {
  let storedAnswer = planAnswer(0);
  const keeper = new PlanKeeper({
    answer: storedAnswer,
    read: (saved) => readPlan(saved, defaults),
    store: memoryStore(),
    delayMs: 60_000,
    api: {
      read: async () => Promise.resolve(storedAnswer),
      save: async (plan, version) => {
        if (version !== storedAnswer.version)
          throw new RequestError(409, {
            code: 'conflict',
            message: '',
            fields: [{ field: 'version', message: 'leo' }],
          });
        storedAnswer = planAnswer(version + 1, plan);
        return Promise.resolve(storedAnswer);
      },
      ...acts,
      publish: async () => Promise.resolve(storedAnswer),
    },
  });
  const rename = (en: string): void => keeper.change((plan) => ({ ...plan, name: { en } }));
  rename('Cup');
  await keeper.flush();
  expect(storedAnswer).toMatchObject({ version: 1, plan: { name: { en: 'Cup' } } });

  storedAnswer = planAnswer(2, { name: { en: 'Theirs' } });
  rename('Mine');
  await expect(keeper.flush()).rejects.toBeInstanceOf(RequestError);
  expect(keeper.state()).toMatchObject({ conflict: 'leo', plan: { name: { en: 'Mine' } } });
  expect(storedAnswer.plan).toEqual({ name: { en: 'Theirs' } });

  await keeper.settle('mine');
  expect(storedAnswer).toMatchObject({ version: 3, plan: { name: { en: 'Mine' } } });
});

test('an unsaved plan stays on the device, and is not saved over a newer one', async () => {
  const store = memoryStore();
  const saved: number[] = [];
  const open = (answer: FirstGamesAnswer): PlanKeeper =>
    new PlanKeeper({
      answer,
      read: (plan) => readPlan(plan, defaults),
      store,
      delayMs: 60_000,
      api: {
        read: async () => Promise.resolve(answer),
        save: async (plan, version) => {
          saved.push(version);
          return Promise.resolve(planAnswer(version + 1, plan));
        },
        ...acts,
        publish: async () => Promise.resolve(answer),
      },
    });
  const first = open(planAnswer(1));
  first.change((plan) => ({ ...plan, name: { en: 'Mine' } }));
  first.close();

  const newer = { ...planAnswer(2), editedBy: { id: 'l', username: 'leo' } };
  const outdated = open(newer);
  expect(outdated.state()).toMatchObject({ isRestored: true, conflict: 'leo', plan: { name: { en: 'Mine' } } });
  expect(saved).toEqual([]);
  outdated.close();

  const next = open(planAnswer(1));
  expect(next.state()).toMatchObject({ isRestored: true, conflict: undefined, plan: { name: { en: 'Mine' } } });
  await next.flush();
  expect(saved).toEqual([1]);
  expect(open(planAnswer(2, { name: { en: 'Mine' } })).state().isRestored).toBe(false);
});
