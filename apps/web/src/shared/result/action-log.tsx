import './action-log.css';
import { Icon } from '@podium/ui';
import { useText } from '../page-context.tsx';
import { useSport } from '../sport/use-sport.ts';
import { kindOf } from './action-kinds.ts';
import { ActionLine } from './action-line.tsx';
import { sidesOf } from '@podium/contract/sides-of';
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
  const lines = { names, sport, actions: unit.actions };
  return (
    <section>
      <h2 className="section-title" id="actions">
        {t('parts.result.actions')}
      </h2>
      {filter}
      {actions.length === 0 && <p className="text-ink2">{t('state.noMatch')}</p>}
      <div role="log" aria-labelledby="actions">
        {actions.length > 0 && <ActionLines {...lines} shown={actions.slice(0, SHOWN_ACTIONS)} />}
      </div>
      {older.length > 0 && (
        <details className="fold mt-2">
          <summary className="fold-summary">
            <span className="flex-1">{t('parts.result.olderActions', { count: older.length })}</span>
            <Icon name="down" isSmall />
          </summary>
          <ActionLines {...lines} shown={older} />
        </details>
      )}
    </section>
  );
}

interface ActionLinesProps {
  shown: ActionAnswer[];
  /** All of the contest: what one takes back may stand elsewhere. */
  actions: ActionAnswer[];
  names: ReadonlyMap<string, string>;
  sport: Sport;
}

function ActionLines({ shown, actions, names, sport }: ActionLinesProps) {
  return (
    <ol className="action-log">
      {shown.map((action) => (
        <ActionLine
          key={action.id}
          action={action}
          takes={actions.find(({ id }) => id === action.takesBack)}
          isTakenBack={actions.some(({ takesBack }) => takesBack === action.id)}
          names={names}
          sport={sport}
        />
      ))}
    </ol>
  );
}
