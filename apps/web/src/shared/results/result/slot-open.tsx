import { isolate } from '@podium/i18n';
import { usePageSentence } from '../../../live/page-sentence.ts';
import { DOT } from '../../elements/dot.ts';
import { isFinished, isLive } from '../../elements/item-state.ts';
import { CalendarButton } from '../../program/calendar/calendar-button.tsx';
import { useText } from '../../shell/page-context.tsx';
import { periodText } from '../sport/period-text.ts';
import { useGames } from '../../shell/use-games.ts';
import { useIsVeiled } from '../../reader/veil.ts';
import { actionNameOf } from './action-name.ts';
import { isBeingConfirmed, minutesToStart } from './contest-head.ts';
import { contestSentence } from './contest-sentence.ts';
import { ladderOf, ladderSteps } from './ladder.ts';
import { isSettledResult } from './slot-part.ts';
import type { ReactNode } from 'react';
import type { UnitAnswer } from '@podium/contract';
import type { SlotProps } from './state-slot.tsx';

/** The state slot until the result is final; changes of the score are announced to screen readers. */
export function OpenStates(props: SlotProps) {
  const { unit, head, sport } = props;
  const t = useText();
  const isHidden = useIsVeiled();
  usePageSentence(unit.id, isHidden ? '' : contestSentence(t, unit, head, sport));
  return isSettledResult(unit) ? null : <OpenText {...props} />;
}

function OpenText(props: SlotProps) {
  const { unit, sport } = props;
  if (isLive(unit)) return <Now {...props} />;
  if (!isFinished(unit)) return <Before unit={unit} />;
  return <Firmness unit={unit} windowMinutes={sport.discipline.protestWindowMinutes} />;
}

/** The countdown of the last hour, and a button to add the contest to a calendar. */
function Before({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  const { now } = useGames();
  const minutes = minutesToStart(unit, now);
  const hasCalendar = unit.status !== 'POSTPONED' && unit.start !== null;
  return (
    <div className="slot-before">
      {minutes !== undefined && (
        <p className="slot-countdown" suppressHydrationWarning>
          {minutes === 0 ? t('parts.result.startsNow') : t('parts.result.startsIn', { minutes })}
        </p>
      )}
      {hasCalendar && <CalendarButton filter={`unit-${unit.id}`} name={unit.name} />}
    </div>
  );
}

/** The latest action, or who is next. */
function Now({ unit, head, sport }: SlotProps) {
  const t = useText();
  const { format } = useGames();
  const last = lastAction(unit);
  if (last) {
    const person = last.people.find(({ name }) => name !== '');
    const words = actionNameOf(t, sport, last);
    return (
      <p className="slot-line">
        <span className="live-dot" />
        {/* A new action is a new element: words that wrap in another place would count as moved. */}
        <span key={[last.period, last.clock, words, person?.name].join(' ')}>
          <bdi>{words || last.text}</bdi>
          {person && (
            <>
              {DOT}
              <bdi translate="no">{person.name}</bdi>
            </>
          )}
          {(last.clock ?? last.period) && (
            <span className="text-ink2 num">
              {DOT}
              {last.period && <bdi>{periodText(sport, last.period)}</bdi>} <bdi dir="ltr">{last.clock}</bdi>
            </span>
          )}
        </span>
      </p>
    );
  }
  if (head.progress) {
    const { done, of, next } = head.progress;
    const text = t('parts.result.progress', { done, of });
    return (
      <p className="slot-line">
        <span className="live-dot" />
        <span>
          <strong className="num">{text}</strong>
          {next?.name && (
            <>
              {DOT}
              {t('parts.result.nextUp', { name: isolate(next.name) })}
            </>
          )}
        </span>
      </p>
    );
  }
  const first = unit.results.length === 0 && unit.actualStart;
  return (
    <p className="slot-line text-ink2">
      {first ? t('parts.result.startsAt', { time: format.time(first) }) : t('parts.result.ladder.live')}
    </p>
  );
}

/** The newest meaningful action: not the start or end of a period. */
function lastAction({ actions }: UnitAnswer): UnitAnswer['actions'][number] | undefined {
  const taken = new Set(actions.map(({ takesBack }) => takesBack));
  return actions
    .filter(({ id, people, text, score }) => !taken.has(id) && (people.length > 0 || text !== null || score !== null))
    .reduce<UnitAnswer['actions'][number] | undefined>(
      (last, action) => (last && last.order > action.order ? last : action),
      undefined,
    );
}

/** Status of a result that is not official yet: four steps, and the meaning of the current one. */
function Firmness({ unit, windowMinutes }: { unit: UnitAnswer; windowMinutes: number }) {
  const t = useText();
  const { format, now } = useGames();
  const { current, until, isProtested } = ladderOf(unit, now, windowMinutes);
  const reached = current ? ladderSteps.indexOf(current) : -1;
  const note = (): ReactNode => {
    if (isProtested) return t('parts.result.protested');
    if (isBeingConfirmed(unit)) return t('parts.result.ladder.unofficial');
    if (until) return t('parts.result.ladder.until', { time: format.time(until), minutes: windowMinutes });
    return current === 'window' ? t('parts.result.ladder.waiting') : t('parts.result.ladder.unofficial');
  };
  return (
    <div className={isProtested ? 'slot-ladder is-protested' : 'slot-ladder'}>
      <ol aria-label={t('parts.result.ladder.title')}>
        {ladderSteps.map((step, index) => (
          <li
            key={step}
            className={index < reached ? 'is-done' : undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            {t(`parts.result.ladder.step.${step}`)}
          </li>
        ))}
      </ol>
      <p suppressHydrationWarning>{note()}</p>
    </div>
  );
}
