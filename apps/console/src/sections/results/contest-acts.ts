/** Acts of organizers on a contest, each with the address of its form, which opens filled in. */
import { localTime } from '../../fields/local-time.ts';
import { gamesOffset } from '../../language/games-store.ts';
import { useOpenSections } from '../../session/open-sections.ts';
import { entryState } from './sheet-state.ts';

type ContestActName = 'enter' | 'replace' | 'move' | 'postpone' | 'end';
export interface ContestAct {
  name: ContestActName;
  to: string;
}

interface ActedContest {
  unit: { id: string };
  event: { id: string; name: string } | null;
  start: string | null;
  status: string;
  /** A results system sends it: only its time and place can be changed here. */
  isFed: boolean;
  mayEnter: boolean;
}

/** @param addresses of the sections that the user may open */
export function contestActs(
  { unit, event, start, status, isFed, mayEnter }: ActedContest,
  addresses: { draws: string | undefined; schedule: string | undefined },
  day: string,
): ContestAct[] {
  const state = entryState(status);
  const isOver = state === 'official' || state === 'toConfirm' || status === 'CANCELLED';
  const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();
  const draw = (act: string): string =>
    `${addresses.draws}?${query({ step: 'draw', q: event?.name ?? '', event: event?.id ?? '', act })}`;
  const move = { day, q: unit.id, unit: unit.id };
  return [
    ...(addresses.draws && event && !isFed
      ? (['enter', 'replace'] as const).map((name) => ({ name, to: draw(name) }))
      : []),
    ...(addresses.schedule && start && !isOver
      ? [
          { name: 'move' as const, to: `${addresses.schedule}?${query(move)}` },
          { name: 'postpone' as const, to: `${addresses.schedule}?${query({ ...move, status: 'POSTPONED' })}` },
        ]
      : []),
    ...(mayEnter && !isFed && !isOver
      ? [{ name: 'end' as const, to: `/results/${encodeURIComponent(unit.id)}?act=end` }]
      : []),
  ];
}

/** @returns the acts that the user has the rights for */
export function useContestActs(contest: ActedContest): ContestAct[] {
  const sections = useOpenSections();
  const addresses = { draws: sections.get('first-games')?.address, schedule: sections.get('schedule')?.address };
  const day = contest.start ? localTime(contest.start, gamesOffset).slice(0, 10) : '';
  return contestActs(contest, addresses, day);
}
