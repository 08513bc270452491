import type { ListedContest } from '@podium/contract';
import type { SignedIn } from '../../access/actor.ts';
import type { Presenter } from '../../read-model/program/presenter.ts';
import { mayScoreUnit } from '../may-edit-unit.ts';
import type { Contest } from './contest.ts';
import { hasCode } from './enter-steps.ts';
import { roundOf } from './round-of.ts';
import { progressText } from './progress-text.ts';
import { sideNames } from './side-names.ts';

/** A contest as lists of the console show it. */
export function presentListed(
  contest: Contest,
  { presenter, user }: { presenter: Presenter; user: Pick<SignedIn, 'grants'> },
): ListedContest {
  const { unit, isFromFeed } = contest.row;
  const { name, event, discipline, venue, location, start, status } = presenter.item(unit);
  return {
    unit: { id: unit.id, name },
    event: event && { id: event.id, name: event.name },
    round: roundOf(presenter, unit),
    discipline: discipline && { id: discipline.key, name: discipline.name },
    venue: location ?? venue,
    start,
    status,
    sides: sideNames(presenter, contest),
    told: progressText(contest),
    hasFeed: isFromFeed,
    mayEnter: hasCode(unit) && mayScoreUnit(user, unit),
  };
}
