import type { ActionRule, ActionType, Detail, Discipline } from '@podium/games';
import type { Facts } from './facts.ts';
import { roles } from './generic/actions.ts';
import { discipline as generic } from './generic/main.ts';
import { ownOrGeneric } from './own-or-generic.ts';
import { readFacts } from './read-facts.ts';
import { readReview } from './read-review.ts';

/** An action as sent, with the feed's codes. */
export interface SentAction {
  action?: string;
  result?: string;
  add?: string;
  changesScore: boolean;
  /** True if the start of a period is also the start of the match. */
  isMatchStart?: boolean;
  isMatchEnd?: boolean;
  /** A kick of a shoot-out, which does not count in the score. */
  isShootOut?: boolean;
}

type Codes = Pick<SentAction, 'action' | 'result' | 'add' | 'isShootOut'>;
type Rules = Pick<Discipline, 'actions'>;

/**
 * One action of the source is one action here, whether or not it names a second person. Order of rules: start and end
 * of the match, then the code, then a changed score, otherwise `others`. A SHOT with GOAL is `goal`, with SAVE
 * `shot-missed`. A shoot-out has no goals of the match: a converted kick is a shot made.
 */
export function actionType(rules: Rules, action: SentAction): ActionType {
  if (action.isMatchStart) return 'match-start';
  if (action.isMatchEnd) return 'match-end';
  const { outcome, rule } = findActionRule(rules, action);
  const type = outcome?.type ?? rule?.type ?? (action.changesScore ? 'point' : 'others');
  return action.isShootOut && type === 'goal' ? 'shot-made' : type;
}

/** Phrase key of an action, of the sport or the generic one; undefined if only its type has a name. */
export function actionPhrase(rules: Rules, action: Codes): string | undefined {
  const { outcome, rule } = findActionRule(rules, action);
  if (action.isShootOut && outcome?.type === 'goal') return 'shootOutScored';
  return outcome?.phrase ?? (outcome?.type && outcome.type !== rule?.type ? undefined : rule?.phrase);
}

/**
 * The type that the rules assign to the codes of an action; undefined if they contain neither its code nor its
 * outcome.
 */
export function ruledActionType(rules: Rules, action: Codes): ActionType | undefined {
  const { outcome, rule } = findActionRule(rules, action);
  return outcome?.type ?? rule?.type;
}

/**
 * Outcome codes that neither name the action nor determine its type, such as the minutes of a penalty. Those of a
 * review are facts.
 */
export function unreadOutcomes(rules: Rules, { action = '', result, add }: Codes): readonly string[] {
  const rule = ownOrGeneric(rules.actions, generic.actions, action);
  if (rule?.isReview || periodBorders.has(action)) return [];
  const outcomes = new Set([add, result].flatMap((code) => code || []));
  return [...outcomes].filter((code) => !ownOrGeneric(rule?.results, undefined, code));
}

/** Facts of an action beyond its name. For a review: its subject, decision and reason. */
export function readActionFacts(
  rules: Rules & Pick<Discipline, 'codes'>,
  { action = '', result, add }: Codes,
  details: readonly Detail[],
  attributes: Readonly<Record<string, string>> = {},
): Facts {
  const isReview = ownOrGeneric(rules.actions, generic.actions, action)?.isReview;
  const hasReason = details.some(({ code }) => code === 'VARDETAILS');
  const review = isReview ? readReview(rules, [add, result, attributes['Loc']], hasReason) : [];
  return readFacts(rules, { details: [...review, ...details] });
}

/** Their results name the period or match. */
const periodBorders: ReadonlySet<string> = new Set(['STARTP', 'ENDP']);

function findActionRule(
  rules: Rules,
  { action = '', result, add }: Codes,
): { rule?: ActionRule; outcome?: ActionRule } {
  const rule = ownOrGeneric(rules.actions, generic.actions, action);
  const outcome = [add, result]
    .map((code) => code !== undefined && ownOrGeneric(rule?.results, undefined, code))
    .find(Boolean);
  return { rule, outcome: outcome || undefined };
}

/** Phrase key of a person's role in an action; null for the main person, undefined for an unknown role. */
export function rolePhrase(role: string | null): string | null | undefined {
  return role === null ? null : ownOrGeneric<string | null>(roles, undefined, role);
}
