import type { ActionAnswer } from '@podium/contract';
import type { Presenter } from '../program/presenter.ts';
import type { ActionRow } from '../queries/unit-rows.ts';
import { retractedActions } from './retracted-actions.ts';

type Side = 'home' | 'away' | null;
type Score = NonNullable<ActionAnswer['score']>;

/** The feed's code for an own goal. */
const ownGoal = 'OG';

/** Play-by-play in feed order. */
export function presentActions(presenter: Presenter, actions: readonly ActionRow[]): ActionAnswer[] {
  let score: Score = { home: '0', away: '0' };
  const retracted = retractedActions(actions);
  return actions.map((action) => {
    const before = score;
    score = toScore(action.score_home, action.score_away) ?? score;
    return {
      ...presentAction(presenter, action, scoringSide(action, before, score)),
      takesBack: retracted.get(action.id),
    };
  });
}

/** An own goal counts for the other side: the side whose score rises, otherwise the side opposite the scorer. */
function scoringSide({ code, side }: ActionRow, before: Score, after: Score): Side {
  if (code !== ownGoal || side === null) return side;
  if (before.home !== after.home && before.away === after.away) return 'home';
  if (before.away !== after.away && before.home === after.home) return 'away';
  return side === 'home' ? 'away' : 'home';
}

function presentAction(presenter: Presenter, action: ActionRow, side: Side): ActionAnswer {
  return {
    id: action.id,
    order: action.order,
    type: action.type,
    code: action.code,
    result: action.result,
    add: action.add ?? undefined,
    parentId: action.parent_id ?? undefined,
    period: action.period,
    clock: action.clock,
    side,
    score: toScore(action.score_home, action.score_away) ?? null,
    tally: toScore(action.tally_home, action.tally_away),
    people: action.people.map((person) => ({
      id: person.id,
      name: presenter.personName(person.id, person.name),
      role: person.role ?? null,
      bib: person.bib ?? null,
      side: person.side,
    })),
    text: actionText(presenter, action),
    at: presenter.instant(action.at) ?? undefined,
    details: action.details.length > 0 ? action.details : undefined,
    attributes: Object.keys(action.attributes).length > 0 ? action.attributes : undefined,
  };
}

function toScore(home: string | null, away: string | null): Score | undefined {
  return home === null || away === null ? undefined : { home, away };
}

/** The text of an action, without any part of the name of a person whose public data is only a number. */
function actionText(presenter: Presenter, { text, people }: ActionRow): string | null {
  const actionWording = presenter.text(text);
  return actionWording === undefined ? null : presenter.writtenOf(people, actionWording);
}
