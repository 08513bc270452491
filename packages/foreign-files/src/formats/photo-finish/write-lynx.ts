import { lynxBytes, lynxField } from './lynx-fields.ts';
import type { NumberedRace } from './race-numbers.ts';

/** A competitor at the start of a race. */
interface LynxStarter {
  /** Number of the competitor, or the code of a team; undefined if it has none. */
  id?: string | undefined;
  lane?: string | undefined;
  family: string;
  given?: string | undefined;
  affiliation?: string | undefined;
}

/** A start list for a camera. */
export interface LynxRace extends Pick<NumberedRace, 'event' | 'round' | 'heat' | 'name'> {
  meters?: number | undefined;
  starters: readonly LynxStarter[];
}

/**
 * The start lists as the three files that a camera reads: `lynx.evt` has the races with their starters, `lynx.ppl` all
 * competitors by their numbers, `lynx.sch` the races in their order.
 */
export function writeLynx(races: readonly LynxRace[]): ReadonlyMap<string, Uint8Array> {
  const people = new Map(
    races.flatMap(({ starters }) =>
      starters.flatMap((starter) => (starter.id ? [[starter.id, starter] as const] : [])),
    ),
  );
  const byNumber = [...people].toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
  return new Map([
    [
      'lynx.evt',
      lines(
        races.flatMap(({ event, round, heat, name, meters, starters }) => [
          [event, round, heat, name, '', '', '', '', '', meters ?? ''],
          ...starters.map((starter) => ['', starter.id, starter.lane, ...nameFields(starter)]),
        ]),
      ),
    ],
    ['lynx.ppl', lines(byNumber.map(([id, starter]) => [id, ...nameFields(starter)]))],
    ['lynx.sch', lines(races.map(({ event, round, heat }) => [event, round, heat]))],
  ]);
}

const nameFields = ({ family, given, affiliation }: LynxStarter): (string | undefined)[] => [
  family,
  given,
  affiliation,
];

const lines = (rows: readonly (readonly (string | number | undefined)[])[]): Uint8Array =>
  lynxBytes(rows.map((fields) => `${fields.map((field) => lynxField(String(field ?? ''))).join(',')}\r\n`).join(''));
