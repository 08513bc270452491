/** Boards of a screen in a hall, as its address lists them: `?show=venue.ARENA,medals,unit.SWM…&seconds=20`. No schemas: the console loads it. */
import { pages } from '../pages.ts';

/** `court`: the contest that is live on a field of play, otherwise the next one; `venue`: the day at a venue. */
export const boardKinds = ['court', 'venue', 'day', 'medals', 'cup', 'unit', 'standing'] as const;
export type BoardKind = (typeof boardKinds)[number];

export interface BoardChoice {
  kind: BoardKind;
  /**
   * Venue and field of play of a court, venue, key of a sport for medals, cup, sport and contest, sport and event. Empty for
   * the day and the medals of the whole Games.
   */
  ids: readonly string[];
}

/** Ids of codes and keys; a comma would end the board, a colon the id. */
const idText = /^[\w.@+-]{1,80}$/u;
/** Ids that a kind needs, at least and at most. */
const idCounts: Readonly<Record<BoardKind, readonly [number, number]>> = {
  court: [2, 2],
  venue: [1, 1],
  day: [0, 0],
  medals: [0, 1],
  cup: [1, 1],
  unit: [2, 2],
  standing: [2, 2],
};

/** A screen loads each of its boards once and keeps them. */
export const maxBoards = 12;
export const boardSeconds = { min: 5, max: 600, usual: 20 } as const;

/** @returns the boards of an address; undefined if one of them is not understood, or there are none or too many */
export function readBoards(text: string): BoardChoice[] | undefined {
  const boards = text.split(',').map((part): BoardChoice | undefined => {
    const [name, ...ids] = part.split(':');
    const kind = boardKinds.find((one) => one === name);
    if (!kind || !ids.every((id) => idText.test(id))) return undefined;
    const [min, max] = idCounts[kind];
    return ids.length < min || ids.length > max ? undefined : { kind, ids };
  });
  return boards.length > maxBoards || boards.includes(undefined) ? undefined : (boards as BoardChoice[]);
}

export const writeBoards = (boards: readonly BoardChoice[]): string =>
  boards.map(({ kind, ids }) => [kind, ...ids].join(':')).join(',');

/** Path of the page that shows a board, without the language. */
export function boardPath({ kind, ids: [first = '', second = ''] }: BoardChoice): string {
  switch (kind) {
    case 'court':
      return `${pages.venue(first)}&court=${encodeURIComponent(second)}&as=board`;
    case 'venue':
      return `${pages.venue(first)}&as=board`;
    case 'day':
      return '/venues?as=board';
    case 'medals':
      return `${pages.medals(first === '' ? 'all' : first.toLowerCase())}?as=board`;
    case 'cup':
      return `${pages.cup(first)}?as=board`;
    case 'unit':
      return `${pages.unit(first.toLowerCase(), second)}/results?as=board`;
    default:
      return `${pages.standing(first.toLowerCase(), second)}&as=board`;
  }
}

/** Address of a screen on the server at `origin`. */
export function screenAddress(
  origin: string,
  { boards, seconds, lang }: { boards: readonly BoardChoice[]; seconds: number; lang: string },
): string {
  return `${origin}/board?show=${writeBoards(boards)}&seconds=${seconds}&lang=${lang}`;
}
