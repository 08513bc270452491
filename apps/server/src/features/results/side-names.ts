import type { Presenter } from '../../read-model/program/presenter.ts';
import { isOpenPlace } from './contest.ts';
import type { Contest } from './contest.ts';
import { competitorName } from './sheet-names.ts';

/** Names of the two sides that are known; empty for other contests. */
export const sideNames = (presenter: Presenter, { lines }: Contest): string[] =>
  lines.length === 2
    ? lines.flatMap(({ competitor }) => (isOpenPlace(competitor) ? [] : competitorName(presenter, competitor)))
    : [];
