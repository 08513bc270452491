/** Published Games that a test enters by hand: a plan, its publication, and the results of its contests. */
import { randomUUID } from 'node:crypto';
import type { EventAnswer, GamesPlan, PlanEvent, ResultList, ResultSheet } from '@podium/contract';
import { signUpUser } from '../sign-up-user.ts';
import { testPodium } from '../test-podium.ts';
import type { TestPodium } from '../test-podium.ts';

const path = '/api/v1/desk/first-games';
const days = ['2026-12-05', '2026-12-06', '2026-12-07'];

/** Time of the device, which is wrong: steps happen when the server receives them. */
const deviceTime = '2026-12-05T09:00:00Z';

export interface PlayedGames {
  podium: TestPodium;
  /** Contests of an event in order of play. */
  contests: (event: string) => Promise<string[]>;
  sheet: (unit: string) => Promise<ResultSheet>;
  /** Enters steps, ends the contest and makes its result official. @throws Error if the server refuses it */
  finish: (unit: string, steps: readonly object[]) => Promise<void>;
  /** Enters steps only. */
  enter: (unit: string, steps: readonly object[]) => Promise<void>;
  send: (method: 'PUT' | 'POST', below: string, body: object) => Promise<Response>;
  event: (id: string) => Promise<EventAnswer>;
}

type Event = Pick<PlanEvent, 'discipline' | 'code' | 'gender' | 'entries' | 'template' | 'rules' | 'draw' | 'apart'>;

/** Plans and publishes events, each on courts of its own. */
export async function playGames(
  events: readonly Event[],
  delegations: readonly string[],
  sports: GamesPlan['sports'],
): Promise<PlayedGames> {
  const podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
  const mia = await signUpUser(podium, { grant: 'manager' });
  const courts = events.map((_, index) => `court-${index}`);
  const plan: GamesPlan = {
    code: 'PUBLISHED-1',
    name: { en: 'Published' },
    start: days[0]!,
    end: days.at(-1)!,
    timeZone: 'Europe/Paris',
    languages: ['en'],
    venues: [{ id: 'hall', name: { en: 'Hall' }, courts: courts.map((id) => ({ id, name: { en: id } })) }],
    delegations: delegations.map((code) => ({ id: code, code, name: { en: code } })),
    sports,
    events: events.map((event, index) => ({
      ...event,
      id: `event-${index}`,
      name: { en: `${event.discipline} ${event.code}` },
      venue: 'hall',
      courts: [courts[index]!],
      start: `${days[0]}T09:00`,
      minutes: 5,
      breakMinutes: 0,
    })),
  };
  let version = 0;
  const send = async (method: 'PUT' | 'POST', below: string, body: object): Promise<Response> => {
    const response = await mia.ask(method, `${path}${below}`, body, { 'if-match': `"${version}"` });
    if (response.status !== 200) throw new Error(`${below}: ${await response.text()}`);
    ({ version } = (await response.clone().json()) as { version: number });
    return response;
  };
  await send('PUT', '', plan);
  await send('POST', '/publish', {});
  await podium.settle();
  const unitPath = (unit: string): string => `/api/v1/desk/results/${unit}`;
  const sheet = async (unit: string): Promise<ResultSheet> => mia.get<ResultSheet>(unitPath(unit));
  const ok = async (response: Response, unit: string): Promise<void> => {
    if (response.status !== 200) throw new Error(`${unit}: ${await response.text()}`);
  };
  const enter = async (unit: string, steps: readonly object[]): Promise<void> => {
    const all = steps.map((step) => ({ id: randomUUID(), at: deviceTime, ...step }));
    await ok(await mia.post(`${unitPath(unit)}/steps`, { steps: all }), unit);
  };
  return {
    podium,
    sheet,
    enter,
    send,
    contests: async (event) => {
      const lists = await Promise.all(days.map(async (day) => mia.get<ResultList>(`/api/v1/desk/results?day=${day}`)));
      return lists.flatMap(({ items }) => items.flatMap(({ unit, event: of }) => (of?.id === event ? unit.id : [])));
    },
    finish: async (unit, steps) => {
      await enter(unit, [...steps, { do: 'finish' }]);
      const { version: seen, confirmFault, doubts } = await sheet(unit);
      const confirmed = await mia.post(`${unitPath(unit)}/confirm`, { seen, nonce: randomUUID(), isSure: true });
      if (confirmed.status !== 200) throw new Error(`${unit}: ${confirmFault} ${JSON.stringify(doubts)}`);
    },
    event: async (id) => (await (await podium.get(`/api/v1/events/${id}`)).json()) as EventAnswer,
  };
}
