/** Public answers of the played Games as lines of text, for comparison with tables written by hand. */
import type { EventAnswer, MedalsAnswer, PoolsAnswer, ScheduleDayAnswer, UnitAnswer } from '@podium/contract';
import type { TestPodium } from '../../../../testing/test-podium.ts';

type Server = Pick<TestPodium, 'get'>;

const read = async <Answer>(server: Server, path: string): Promise<Answer> =>
  (await (await server.get(`/api/v1${path}`)).json()) as Answer;

const readUnit = async (server: Server, unit: string): Promise<UnitAnswer> => read(server, `/units/${unit}`);

/** `4 Ana`: the lane, or the order of the side, and the competitor; `?` while nobody is known. */
export const startList = async (server: Server, unit: string): Promise<string[]> =>
  (await readUnit(server, unit)).startList.map(({ startOrder, competitor }) => `${startOrder} ${competitor.id ?? '?'}`);

/** Status and lines of a result: `OFFICIAL`, `1 Ana 13.10`, `- Bia DNS`. */
export async function result(server: Server, unit: string): Promise<string[]> {
  const { status, results } = await readUnit(server, unit);
  const lines = results.map(({ rank, rankEqual, competitor, result, irm }) =>
    [`${rank ?? '-'}${rankEqual ? '=' : ''}`, competitor.id, result ?? [], irm ?? []].flat().join(' '),
  );
  return [status, ...lines];
}

/** Status and sides of a match: `OFFICIAL`, `Ivo 2 W`, `Hugo 1 L`. */
export async function match(server: Server, unit: string): Promise<string[]> {
  const { status, competitors } = await readUnit(server, unit);
  const sides = (competitors ?? []).map(({ id, result, wlt, irm }) =>
    [id ?? '?', result ?? [], wlt ?? [], irm ?? []].flat().join(' '),
  );
  return [status, ...sides];
}

/** The tables of a sport's pools: `1 F1 3 2-1-0 5:1 7` are rank, side, played, won-tied-lost, score and points. */
export async function tables(server: Server, discipline: string): Promise<string[][]> {
  const { items } = await read<PoolsAnswer>(server, `/disciplines/${discipline}/pools`);
  return items.map(({ lines }) =>
    lines.map((line) => {
      const { rank, rankEqual, competitor, result, table = {} } = line;
      const matches = `${table['played']} ${table['won']}-${table['tied']}-${table['lost']}`;
      const score = `${table['for']}:${table['against']}`;
      return `${rank}${rankEqual ? '=' : ''} ${competitor.id} ${matches} ${score} ${result}`;
    }),
  );
}

/** The rounds of a bracket with the sides of each contest: `SFL: V1 2 – V6 0`. */
export async function brackets(server: Server, event: string): Promise<string[]> {
  const answer = await read<EventAnswer>(server, `/events/${event}`);
  return answer.brackets.flatMap(({ rounds }) =>
    rounds.flatMap(({ code, items }) =>
      items.map((item) => {
        const sides = item.places.map(({ competitor, result, irm }) =>
          [competitor.id ?? '?', result ?? [], irm ?? []].flat().join(' '),
        );
        return `${code}: ${sides.join(' – ')}`;
      }),
    ),
  );
}

/** The final ranking of an event: `1 Ana`, `2= Bia`. */
export async function ranking(server: Server, event: string): Promise<string[]> {
  const answer = await read<EventAnswer>(server, `/events/${event}`);
  return (answer.ranking?.lines ?? []).map(
    ({ rank, rankEqual, competitor }) => `${rank ?? '-'}${rankEqual ? '=' : ''} ${competitor.id}`,
  );
}

/** The table of medals: `1 NOR 2 0 1`. */
export async function medals(server: Server): Promise<string[]> {
  const { rows } = await read<MedalsAnswer>(server, '/medals');
  return rows.map(({ rank, organisation, gold, silver, bronze }) =>
    [rank, organisation.code, gold, silver, bronze].join(' '),
  );
}

/** The contests of a day: `09:00 100 m, Heat 1: OFFICIAL`. */
export async function day(server: Server, date: string): Promise<string[]> {
  const { items } = await read<ScheduleDayAnswer>(server, `/schedule/days/${date}`);
  return items.map(({ start, name, event, status, location, venue }) => {
    const time = start === null ? '--:--' : start.slice(11, 16);
    return `${time} ${(location ?? venue)?.name} ${event?.name}, ${name}: ${status}`;
  });
}
