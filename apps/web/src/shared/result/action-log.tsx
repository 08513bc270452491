import './result.css';
import { Icon } from '@podium/ui';
import { useText } from '../page-context.tsx';
import { sidesOf } from './score-header.tsx';
import type { ActionAnswer, UnitAnswer } from '@podium/contract';

const types = [
  'goal',
  'assist',
  'foul',
  'yellow-card',
  'red-card',
  'substitution',
  'match-start',
  'match-end',
  'shot-made',
  'shot-missed',
  'point',
  'warning',
  'others',
] as const;

/** The newest stand there; the whole of a long match opens below. */
const SHOWN_ACTIONS = 12;

/** What happened, newest first. */
export function ActionLog({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  const actions = unit.actions.toSorted((a, b) => b.order - a.order);
  const names = new Map<string, string>(sidesOf(unit).map(({ side, competitor }) => [side, competitor.name]));
  return (
    <section>
      <h2 className="section-title" id="actions">
        {t('parts.result.actions')}
      </h2>
      <div role="log" aria-labelledby="actions">
        <ActionLines actions={actions.slice(0, SHOWN_ACTIONS)} names={names} />
      </div>
      {actions.length > SHOWN_ACTIONS && (
        <details className="fold mt-2">
          <summary className="fold-summary">
            {t('action.more')}
            <Icon name="down" isSmall />
          </summary>
          <ActionLines actions={actions.slice(SHOWN_ACTIONS)} names={names} />
        </details>
      )}
    </section>
  );
}

function ActionLines({ actions, names }: { actions: ActionAnswer[]; names: Map<string, string> }) {
  return (
    <ol className="action-log">
      {actions.map((action) => (
        <ActionLine key={action.id} action={action} sideName={action.side ? names.get(action.side) : undefined} />
      ))}
    </ol>
  );
}

function ActionLine({ action, sideName }: { action: ActionAnswer; sideName: string | undefined }) {
  const t = useText();
  const isTeam = sideName !== undefined && !action.people.some(({ name }) => name === sideName);
  const type = types.find((known) => known === action.type) ?? 'others';
  return (
    <li id={`action-${action.id}`}>
      <bdi dir="ltr" className="action-clock num">
        {[action.period, action.clock].filter(Boolean).join(' ')}
      </bdi>
      <span className="min-w-0 flex-1">
        <strong className="font-semibold">{t(`parts.result.action.${type}`)}</strong>
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
          {isTeam && action.people.length > 0 && ' · '}
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
