import './action-log.css';
import { Button, Icon } from '@podium/ui';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../shell/page-context.tsx';
import { useSport } from '../sport/use-sport.ts';
import { kindOf } from './action-kinds.ts';
import { ActionLine } from './action-line.tsx';
import { scoreSides } from '@podium/contract/score-sides';
import type { ActionAnswer, UnitAnswer } from '@podium/contract';
import type { ReactNode, RefObject } from 'react';
import type { Sport } from '../sport/use-sport.ts';

/** Number of newest actions shown; older ones expand below. */
const SHOWN_ACTIONS = 25;
/** Older actions beyond this number are rendered on request, this many at a time: thousands take seconds to render. */
const OLDER_ACTIONS = 200;

interface ActionLogProps {
  unit: UnitAnswer;
  /** Show only this type of action. */
  type?: string;
  /** Between the heading and the lines: the type filter. */
  filter?: ReactNode;
}

/** The actions of a contest, newest first. */
export function ActionLog({ unit, type, filter }: ActionLogProps) {
  const t = useText();
  const sport = useSport(unit.discipline?.code);
  const names = new Map<string, string>(scoreSides(unit).map(({ side, competitor }) => [side, competitor.name]));
  const section = useRef<HTMLElement>(null);
  const { seen, showNew } = useSeenActions(unit.actions, section);
  const all = unit.actions
    .filter((action) => type === undefined || kindOf(action) === type)
    .sort((a, b) => b.order - a.order);
  const actions = all.filter(({ order }) => order <= seen);
  const held = all.length - actions.length;
  const older = actions.slice(SHOWN_ACTIONS);
  const lines = {
    names,
    sport,
    byId: new Map(unit.actions.map((action) => [action.id, action])),
    takenBack: new Set(unit.actions.map(({ takesBack }) => takesBack)),
  };
  return (
    <section ref={section}>
      <h2 className="section-title" id="actions" tabIndex={-1}>
        {t('parts.result.actions')}
      </h2>
      {filter}
      <div className="held-actions">
        {held > 0 && (
          <button type="button" className="held-button" onClick={showNew}>
            <Icon name="up" isSmall />
            {t('parts.result.newActions', { count: held })}
          </button>
        )}
      </div>
      {all.length === 0 && <p className="text-ink2">{t('state.noMatch')}</p>}
      {/* Not a live region: the page announces its score, and announcing each action would interrupt it. */}
      <div role="log" aria-live="off" aria-labelledby="actions">
        {actions.length > 0 && <ActionLines {...lines} shown={actions.slice(0, SHOWN_ACTIONS)} />}
      </div>
      {older.length > 0 && (
        <details className="fold">
          <summary className="fold-summary">
            <span className="fill">{t('parts.result.olderActions', { count: older.length })}</span>
            <Icon name="down" isSmall />
          </summary>
          <OlderLines key={type} {...lines} older={older} />
        </details>
      )}
    </section>
  );
}

/**
 * Keeps visible lines in place: actions that arrive while the log is visible or above the window are held until
 * requested.
 */
function useSeenActions(
  actions: readonly ActionAnswer[],
  section: RefObject<HTMLElement | null>,
): { seen: number; showNew: () => void } {
  const newest = actions.reduce((last, { order }) => Math.max(last, order), Number.NEGATIVE_INFINITY);
  const [seen, setSeen] = useState(newest);
  useEffect(() => {
    if (newest === seen) return undefined;
    // Changes below the window move nothing visible.
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry!.isIntersecting && entry!.boundingClientRect.top > 0) setSeen(newest);
    });
    observer.observe(section.current!);
    return () => observer.disconnect();
  }, [newest, seen, section]);
  const showNew = () => {
    setSeen(newest);
    const title = section.current?.querySelector<HTMLElement>('h2');
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'start' });
  };
  return { seen, showNew };
}

interface Lines {
  /** All actions of the contest: a revoked action may be in another part of the log. */
  byId: ReadonlyMap<string, ActionAnswer>;
  takenBack: ReadonlySet<string | undefined>;
  names: ReadonlyMap<string, string>;
  sport: Sport;
}

/** The first of the older actions, and more on request; without scripts a sentence mentions the others. */
function OlderLines({ older, ...lines }: Lines & { older: ActionAnswer[] }) {
  const t = useText();
  const [shown, setShown] = useState(OLDER_ACTIONS);
  const left = older.length - shown;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Focuses the first new action, so that reading continues there.
    const first = list.current?.querySelectorAll('li')[shown - OLDER_ACTIONS];
    if (shown === OLDER_ACTIONS || !first) return;
    first.tabIndex = -1;
    first.focus();
  }, [shown]);
  return (
    <div ref={list}>
      <ActionLines {...lines} shown={older.slice(0, shown)} />
      {left > 0 && (
        <div className="action-more">
          <Button className="js-only" onClick={() => setShown(shown + OLDER_ACTIONS)}>
            {t('parts.result.moreActions', { count: Math.min(left, OLDER_ACTIONS) })}
          </Button>
          <span className="text-second text-ink2">{t('parts.result.olderActions', { count: left })}</span>
          <noscript>{t('parts.result.moreNeedsScripts')}</noscript>
        </div>
      )}
    </div>
  );
}

function ActionLines({ shown, byId, takenBack, names, sport }: Lines & { shown: ActionAnswer[] }) {
  return (
    <ol className="action-log">
      {shown.map((action) => (
        <ActionLine
          key={action.id}
          action={action}
          takes={action.takesBack === undefined ? undefined : byId.get(action.takesBack)}
          isTakenBack={takenBack.has(action.id)}
          names={names}
          sport={sport}
        />
      ))}
    </ol>
  );
}
