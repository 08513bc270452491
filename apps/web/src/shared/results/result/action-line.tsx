import { readActionFacts, rolePhrase } from '@podium/disciplines/reading';
import { DOT } from '../../elements/dot.ts';
import { useText } from '../../shell/page-context.tsx';
import { readableCode } from '../readable-code.ts';
import { FactName, FactValue } from '../sport/fact-name.tsx';
import { periodText } from '../sport/period-text.ts';
import { kindOf } from './action-kinds.ts';
import { actionNameOf } from './action-name.ts';
import type { ActionAnswer } from '@podium/contract';
import type { Sport } from '../sport/use-sport.ts';

interface ActionLineProps {
  action: ActionAnswer;
  /** The action it revokes: a goal that does not count. */
  takes: ActionAnswer | undefined;
  isTakenBack: boolean;
  /** Names of the sides. */
  names: ReadonlyMap<string, string>;
  sport: Sport;
}

/** One action: time, type, people with their roles, and the score after it. */
export function ActionLine({ action, takes, isTakenBack, names, sport }: ActionLineProps) {
  const t = useText();
  const name = takes
    ? sport.say(kindOf(takes) === 'goal' ? 'goalTakenBack' : 'scoreTakenBack')
    : actionNameOf(t, sport, action);
  // An action described only by its text uses the text as its title.
  const title = name || <bdi>{action.text}</bdi>;
  const { code, result, add, details = [], attributes } = action;
  const sent = { action: code ?? undefined, result: result ?? undefined, add };
  const facts = readActionFacts(sport.discipline, sent, details, attributes);
  return (
    <li id={`action-${action.id}`}>
      <span className="action-clock num">
        <bdi>{periodText(sport, action.period)}</bdi> <bdi dir="ltr">{action.clock}</bdi>
      </span>
      <span className="main-part">
        <strong className="strong">{isTakenBack ? <del>{title}</del> : title}</strong>
        {isTakenBack && ` ${t('parts.result.takenBack')}`}
        {name && action.text && (
          <>
            {' '}
            <bdi>{action.text}</bdi>
          </>
        )}
        <ActionPeople action={action} names={names} sport={sport} />
        {facts.map((fact, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- facts have no id; they keep the order of the feed
          <span key={index} className="second-line text-ink2">
            <FactName sport={sport} fact={fact} /> <FactValue sport={sport} fact={fact} />
          </span>
        ))}
      </span>
      <ActionScore action={action} isTakenBack={isTakenBack} />
    </li>
  );
}

/**
 * People of an action: the main person first, then the others with their roles, and their side. An own goal counts
 * for the other side.
 */
function ActionPeople({ action, names, sport }: Pick<ActionLineProps, 'action' | 'names' | 'sport'>) {
  const t = useText();
  const people = action.people.filter(({ name }) => name !== '');
  const sideName = names.get(action.side ?? '');
  const own = people[0]?.side;
  const isOwnGoal = own !== undefined && action.side !== null && own !== action.side && action.score !== null;
  const isTeam = sideName !== undefined && !people.some(({ name }) => name === sideName);
  if (people.length === 0 && !isTeam) return null;
  return (
    <span className="second-line text-ink2">
      {people.map(({ id, name, role, bib }, index) => {
        const phrase = rolePhrase(role);
        const part = phrase === undefined ? (sport.named(role!) ?? readableCode(role!)) : phrase && sport.say(phrase);
        return (
          <span key={`${id} ${role}`}>
            {index > 0 && DOT}
            {part && `${part} `}
            {bib && (
              <bdi dir="ltr" className="num text-ink3">
                {bib}
              </bdi>
            )}
            {/* Outside `bdi`: inside it, the space would be on the wrong side in right-to-left pages. */}
            {bib && ' '}
            <bdi>{name}</bdi>
          </span>
        );
      })}
      {isTeam && people.length > 0 && DOT}
      {isTeam && <bdi>{isOwnGoal ? names.get(own) : sideName}</bdi>}
      {isOwnGoal && sideName && DOT + t('parts.result.countsFor', { name: sideName })}
    </span>
  );
}

/** The score after an action; a shoot-out's own count in brackets. */
function ActionScore({ action: { score, tally }, isTakenBack }: Pick<ActionLineProps, 'action' | 'isTakenBack'>) {
  if (!score && !tally) return null;
  return (
    <bdi dir="ltr" className="num action-score">
      {score && (isTakenBack ? <del>{scoreText(score)}</del> : scoreText(score))}
      {tally && ` (${scoreText(tally)})`}
    </bdi>
  );
}

const scoreText = ({ home, away }: NonNullable<ActionAnswer['score']>) => `${home} : ${away}`;
