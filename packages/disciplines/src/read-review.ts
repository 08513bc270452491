import type { CodeRule, Detail, Discipline } from '@podium/games';
import { ownOrGeneric } from './own-or-generic.ts';
import { findCodeRule } from './read-facts.ts';

interface Review {
  /** The reviewed decision: `NOPTY`. */
  subject?: string;
  /** Progress of the review: `CHECK`. */
  state?: string;
  reason?: string;
  /** Values that are neither. */
  others: string[];
}

type Values = CodeRule['values'];

/**
 * Subject, decision and reason of a review, each once. A feed sends them in up to three places, and as one code:
 * `CHECK_NOPTY_FOUL` is the check of a possible penalty for a foul.
 *
 * @param sent the values as sent: the addition, which names the subject, the result, and the state
 */
export function readReview(
  rules: Pick<Discipline, 'codes'>,
  sent: readonly [add: string | undefined, result: string | undefined, state: string | undefined],
  hasReason: boolean,
): Detail[] {
  const decisions = findCodeRule(rules, 'DECISION', 'REVIEW')?.values;
  const { subject, state, reason, others } = parseReview(decisions, sent);
  const own = state && subject && `${state}_${subject}`;
  const decision = own && isKnown(decisions, own) ? own : state;
  const reasons = findCodeRule(rules, 'REASON', 'REVIEW')?.values;
  return [
    ...detail('SUBJECT', subject),
    ...detail('DECISION', decision),
    ...others.flatMap((value) => detail('DECISION', value)),
    ...(reason && !hasReason && isKnown(reasons, reason) ? detail('REASON', reason) : []),
  ];
}

const detail = (code: string, value: string | undefined): Detail[] => (value ? [{ type: 'REVIEW', code, value }] : []);

const isKnown = (values: Values, value: string): boolean => ownOrGeneric(values, undefined, value) !== undefined;

function parseReview(decisions: Values, [add, result, location]: Parameters<typeof readReview>[1]): Review {
  const review: Review = { others: [] };
  const phrases = new Set<string | undefined>();
  for (const value of [add, result, location]) {
    if (!value) continue;
    const [state, subject, reason] = value.split('_');
    if (subject && isKnown(decisions, state!)) {
      review.state = state;
      review.subject = subject;
      review.reason = reason;
    }
  }
  const composed = new Set([review.state, review.subject, review.reason]);
  for (const value of [add, result, location]) {
    if (!value || composed.has(value) || (review.state && value.startsWith(`${review.state}_`))) continue;
    // A goal as the result of its own review stands; the absence of one overturns it.
    const isRefused = value === 'NOGOAL' && value === result && add === 'GOAL';
    const decision = isRefused ? 'NO_GOAL' : value;
    if (value === add && !isKnown(decisions, value)) review.subject ??= value;
    else if (!isKnown(decisions, decision)) {
      if (value !== add) review.others.push(value);
    } else {
      const phrase = ownOrGeneric(decisions, undefined, decision);
      if (phrases.has(phrase)) continue;
      phrases.add(phrase);
      if (review.state === undefined) review.state = decision;
      else review.others.push(decision);
    }
  }
  return review;
}
