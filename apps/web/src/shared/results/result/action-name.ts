import { actionPhrase, ruledActionType, unreadOutcomes } from '@podium/disciplines/reading';
import { readableCode } from '../readable-code.ts';
import { kindOf } from './action-kinds.ts';
import type { ActionAnswer } from '@podium/contract';
import type { Translate } from '../../shell/messages.ts';
import type { Sport } from '../sport/use-sport.ts';

type Named = Pick<ActionAnswer, 'type' | 'code' | 'result' | 'add' | 'tally' | 'text'>;

/** Types that only carry a score change or no information: the feed's name of the code is more specific. */
const broadKinds: ReadonlySet<string> = new Set(['others', 'point']);

/**
 * The name of an action. Our phrases take precedence: the sport's for the code, or those for the type if the outcome or
 * the feed sets it, so that a `SHOT` with `GOAL` is a goal whatever the feed calls the code. The feed's name follows,
 * then the text. An outcome without a rule is appended unchanged.
 */
export function actionNameOf(t: Translate, sport: Sport, action: Named): string {
  const kind = kindOf(action);
  // The start or end of a period may also be that of the match.
  if (kind === 'match-start' || kind === 'match-end') return t(`parts.result.action.${kind}`);
  const { code, result, add, tally, text } = action;
  const sent = { action: code ?? undefined, result: result ?? undefined, add, isShootOut: !!tally };
  const ruled = ruledActionType(sport.discipline, sent);
  const isTypedByRule = ruled === kind || (kind === 'shot-made' && ruled === 'goal');
  const isBroad = broadKinds.has(kind);
  const known = actionPhrase(sport.discipline, sent);
  const ours = isBroad || isTypedByRule ? known : undefined;
  const sender = code && known === undefined && ruled === undefined ? sport.named(code) : undefined;
  const isNamed = ours !== undefined || (isBroad && sender !== undefined) || (kind === 'others' && !!text);
  const own = ours === undefined ? undefined : sport.say(ours);
  const outcomes = unreadOutcomes(sport.discipline, sent).map((one) => sport.named(one) ?? readableCode(one));
  return [own ?? (isNamed ? undefined : t(`parts.result.action.${kind}`)), sender, ...outcomes]
    .filter((part) => part !== undefined)
    .reduce((first, second) => (first ? t('shared.pair', { first, second }) : second), '');
}
