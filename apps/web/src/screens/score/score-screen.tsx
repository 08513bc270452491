import './score.css';
import './score-check-in.css';
import { EmptyState, Skeleton, buttonClass } from '@podium/ui';
import type { ResultSheet } from '@podium/contract';
import { useEffect, useMemo } from 'react';
import { lazyPart } from '../../shared/elements/lazy-part.tsx';
import { useText } from '../../shared/shell/page-context.tsx';
import { closedReason } from './closed-reason.ts';
import { findCourtLink, isCourtList } from './court-link.ts';
import { CheckInPart } from './parts/check-in-part.tsx';
import { CourtPart } from './parts/court-part.tsx';
import { HistoryPart } from './parts/history-part.tsx';
import { SentState } from './parts/sent-state.tsx';
import { StateButtons } from './parts/state-buttons.tsx';
import { sheetAfter } from './sheet-after.ts';
import { stepName } from './step-name.ts';
import { useCount } from './use-count.ts';
import { useLink, useScore } from './use-score.ts';

// A contest needs one of them.
const sidesPart = lazyPart(async () => (await import('./parts/sides-part.tsx')).SidesPart, Waiting);
const marksPart = lazyPart(async () => (await import('./parts/marks-part.tsx')).MarksPart, Waiting);

/** Loads both forms at once: the next contest of a court may be opened without a network. */
function useForms(): void {
  useEffect(() => {
    for (const { load } of [sidesPart, marksPart])
      // Without a network, the form is loaded when it is shown.
      void load().catch(() => undefined);
  }, []);
}

/** Results of one contest, entered by a scorer without an account, online or offline. */
export function ScoreScreen() {
  const t = useText();
  const link = useLink();
  return (
    <div className="score">
      <p className="unscripted">{t('screens.score.needsScripts')}</p>
      {link === undefined && <Waiting />}
      {link === '' && (
        <>
          <h1 className="text-title">{t('screens.score.title')}</h1>
          <EmptyState title={t('screens.score.noLink')}>
            <p>{t('screens.score.noLinkHint')}</p>
            <a href="/" className={buttonClass('plain')}>
              {t('action.home')}
            </a>
          </EmptyState>
        </>
      )}
      {link && <Linked key={link} link={link} />}
    </div>
  );
}

function Linked({ link }: { link: string }) {
  useForms();
  return isCourtList(link) ? <CourtPart link={link} /> : <Sheet link={link} />;
}

function Waiting() {
  const t = useText();
  return (
    <div className="needs-scripts-block">
      <h1 className="visually-hidden">{t('screens.score.title')}</h1>
      <Skeleton label={t('state.loading')} heights={['card', 'card']} />
    </div>
  );
}

function Sheet({ link }: { link: string }) {
  const t = useText();
  const score = useScore(link);
  const { state, add } = score;
  const count = useCount(state.sheet);
  const sheet = useMemo(
    () =>
      state.sheet && count && sheetAfter(state.sheet, state.steps, count, (step) => stepName(t, state.sheet!, step)),
    [state.sheet, state.steps, count, t],
  );
  if (!sheet)
    return (
      <>
        {state.trouble === undefined ? <Waiting /> : <h1 className="text-title">{t('screens.score.title')}</h1>}
        {state.trouble && <SentState {...score} stepName={(step) => step.do} />}
        <ToCourt link={link} />
      </>
    );
  const closed = closedReason(sheet);
  const mayEnter = closed === undefined && state.trouble !== 'ended';
  return (
    <>
      <Head sheet={sheet} label={state.label} />
      <ToCourt link={link} />
      <SentState {...score} stepName={(step) => stepName(t, sheet, step)} />
      <Others sheet={sheet} />
      {state.trouble !== 'ended' && <CheckInPart sheet={sheet} add={add} />}
      {closed && <p className="score-note">{t(`screens.score.closed.${closed}`)}</p>}
      {sheet.contest === 'sides' ? (
        <sidesPart.Part sheet={sheet} isOpen={mayEnter} add={add} count={count!} />
      ) : (
        <marksPart.Part sheet={sheet} isOpen={mayEnter} add={add} />
      )}
      <HistoryPart sheet={sheet} isOpen={mayEnter} add={add} />
      {mayEnter && <StateButtons sheet={sheet} add={add} />}
    </>
  );
}

/** From a contest of a court back to the list. */
function ToCourt({ link }: { link: string }) {
  const t = useText();
  const court = findCourtLink(link);
  if (court === undefined) return null;
  return (
    <p>
      <a href={`#${court}`} className={buttonClass('plain')}>
        {t('screens.score.court.all')}
      </a>
    </p>
  );
}

/** Others at the same contest. */
function Others({ sheet: { others } }: { sheet: Pick<ResultSheet, 'others'> }) {
  const t = useText();
  return others.map(({ name, isEntering }) => (
    <p key={name} className="score-note" aria-live="polite">
      {t(isEntering ? 'screens.score.isEntering' : 'screens.score.isHere', { name: `\u2068${name}\u2069` })}
    </p>
  ));
}

function Head({ sheet: { unit, event, venue }, label }: { sheet: ResultSheet; label: string | undefined }) {
  return (
    <header className="score-head">
      <h1>
        <bdi>{unit.name}</bdi>
      </h1>
      <p>
        {[event?.name, venue?.name, label].filter(Boolean).map((part, index) => (
          <span key={part}>
            {index > 0 && ' · '}
            <bdi>{part}</bdi>
          </span>
        ))}
      </p>
    </header>
  );
}
