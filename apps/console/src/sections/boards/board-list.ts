import { maxBoards, writeBoards } from '@podium/contract/board-words';
import type { BoardChoice, BoardKind } from '@podium/contract/board-words';

/** The form of an additional board: a kind and its subject. */
export interface BoardForm {
  kind: BoardKind;
  venue: string;
  court: string;
  sport: string;
  cup: string;
  event: string;
  day: string;
  /** Sport and contest: `swm:SWM…`. */
  contest: string;
}

export const emptyForm: BoardForm = {
  kind: 'court',
  venue: '',
  court: '',
  sport: '',
  cup: '',
  event: '',
  day: '',
  contest: '',
};

/** @returns the board of a form; undefined while a choice is missing */
export function toBoard({ kind, venue, court, sport, cup, event, contest }: BoardForm): BoardChoice | undefined {
  const ids: Readonly<Record<BoardKind, readonly string[]>> = {
    court: [venue, court],
    venue: [venue],
    day: [],
    medals: sport === '' ? [] : [sport],
    cup: [cup],
    unit: contest.split(':'),
    standing: [sport, event],
  };
  return ids[kind].includes('') ? undefined : { kind, ids: ids[kind] };
}

const isSame = (a: BoardChoice, b: BoardChoice): boolean => writeBoards([a]) === writeBoards([b]);

/** Adds a board at the end, unless the screen is full or has it. */
export const withBoard = (boards: readonly BoardChoice[], board: BoardChoice): BoardChoice[] =>
  boards.length < maxBoards && !boards.some((one) => isSame(one, board)) ? [...boards, board] : [...boards];

/** Moves a board of the list. */
export function moveBoard(boards: readonly BoardChoice[], from: number, to: number): BoardChoice[] {
  const rest = boards.toSpliced(from, 1);
  return rest.toSpliced(to, 0, boards[from]!);
}
