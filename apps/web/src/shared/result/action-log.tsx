import './action-log.css';
import { actionPhraseOf } from '@podium/disciplines/reading';
import { Icon } from '@podium/ui';
import { useText } from '../page-context.tsx';
import { periodText } from '../sport/period-text.ts';
import { useSport } from '../sport/use-sport.ts';
import { kindOf } from './action-kinds.ts';
import { sidesOf } from './sides-of.ts';
import { DOT } from '../dot.ts';
import type { ActionAnswer, UnitAnswer } from '@podium/contract';
import type { ReactNode } from 'react';
import type { Sport } from '../sport/use-sport.ts';

/** The newest stand there; the older ones open below. */
const SHOWN_ACTIONS = 25;

interface ActionLogProps {
  unit: UnitAnswer;
  /** One kind of action only. */
  type?: string;
  /** Between the heading and the lines: the choice of a kind. */
  filter?: ReactNode;
}

/** What happened, newest first. */
export function ActionLog({ unit, type, filter }: ActionLogProps) {
  const t = useText();
  const sport = useSport(unit.discipline?.code);
  const names = new Map<string, string>(sidesOf(unit).map(({ side, competitor }) => [side, competitor.name]));
  const actions = unit.actions
    .filter((action) => type === undefined || kindOf(action) === type)
    .sort((a, b) => b.order - a.order);
  const older = actions.slice(SHOWN_ACTIONS);
  return (
    <section>
      <h2 className="section-title" id="actions">
        {t('parts.result.actions')}
      </h2>
      {filter}
      {actions.length === 0 && <p className="text-ink2">{t('state.noMatch')}</p>}
      <div role="log" aria-labelledby="actions">
        {actions.length > 0 && <ActionLines actions={actions.slice(0, SHOWN_ACTIONS)} names={names} sport={sport} />}
      </div>
      {older.length > 0 && (
        <details className="fold mt-2">
          <summary className="fold-summary">
            <span className="flex-1">{t('parts.result.olderActions', { count: older.length })}</span>
            <Icon name="down" isSmall />
          </summary>
          <ActionLines actions={older} names={names} sport={sport} />
        </details>
      )}
    </section>
  );
}

interface ActionLinesProps {
  actions: ActionAnswer[];
  names: Map<string, string>;
  sport: Sport;
}

function ActionLines({ actions, names, sport }: ActionLinesProps) {
  return (
    <ol className="action-log">
      {actions.map((action) => (
        <ActionLine
          key={action.id}
          action={action}
          sideName={action.side ? names.get(action.side) : undefined}
          sport={sport}
        />
      ))}
    </ol>
  );
}

/** What happened: in the sport's words for the code, else by its kind. */
function useActionName(): (action: ActionAnswer, sport: Sport) => string {
  const t = useText();
  return (action, sport) => {
    const { code, result } = action;
    const phrase = actionPhraseOf(sport.discipline, { action: code ?? undefined, result: result ?? undefined });
    return phrase ? sport.say(phrase) : t(`parts.result.action.${kindOf(action)}`);
  };
}

interface ActionLineProps {
  action: ActionAnswer;
  sideName: string | undefined;
  sport: Sport;
}

function ActionLine({ action, sideName, sport }: ActionLineProps) {
  const nameOf = useActionName();
  const isTeam = sideName !== undefined && !action.people.some(({ name }) => name === sideName);
  return (
    <li id={`action-${action.id}`}>
      <bdi dir="ltr" className="action-clock num">
        {[periodText(sport, action.period), action.clock].filter(Boolean).join(' ')}
      </bdi>
      <span className="min-w-0 flex-1">
        <strong className="font-semibold">{nameOf(action, sport)}</strong>
        {action.text && (
          <>
            {' '}
            <bdi>{action.text}</bdi>
          </>
        )}
        <span className="block text-second text-ink2">
          {action.people.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ' / '}
              <bdi>{name}</bdi>
            </span>
          ))}
          {isTeam && action.people.length > 0 && DOT}
          {isTeam && <bdi>{sideName}</bdi>}
        </span>
      </span>
      {action.score && (
        <bdi dir="ltr" className="num action-score">
          {`${action.score.home} : ${action.score.away}`}
        </bdi>
      )}
    </li>
  );
}
