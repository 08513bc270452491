import { halfPoints, isPartOver } from '@podium/games';
import type { ScoreCount } from '@podium/games';
import { Button, Dialog } from '@podium/ui';
import type { ResultSheet } from '@podium/contract';
import { useState } from 'react';
import { useText } from '../../../shared/shell/page-context.tsx';
import { readAsksForScorer, storeAsksForScorer } from '../asks-for-scorer.ts';
import { isFinished, isWaiting } from '../sheet-after.ts';
import type { NewStep } from '../use-score.ts';

type Side = 'home' | 'away';
type SheetButton = ResultSheet['buttons'][number];

export interface EntryProps {
  sheet: ResultSheet;
  isOpen: boolean;
  add: (step: NewStep) => void;
}

/** Two halves with a button for each kind of action: one tap, and a second one if players are known. */
export function SidesPart({ sheet, isOpen, add, count }: EntryProps & { count: ScoreCount }) {
  const t = useText();
  const [prompt, setPrompt] = useState<{ side: Side; button: SheetButton }>();
  const { periods, period, lines, buttons } = sheet;
  const index = periods.findIndex(({ code }) => code === period);
  const next = periods[index + 1];
  const isOn = isOpen && !isFinished(sheet) && !isWaiting(sheet);
  const begun = periods.flatMap(({ code, score }) => (score ? [{ code, ...score }] : []));
  const isOver = isOn && period !== null && isPartOver(count, begun, period);
  const canDraw = sheet.score?.home === 0 && sheet.score.away === 0 && buttons.some(({ points }) => points === 0.5);
  const sideLine = (side: Side) => lines.find((line) => line.side === side);
  const score = (side: Side, { action, points }: SheetButton, person?: string): void =>
    add({ do: 'score', side, points, ...(action !== null && { action }), ...(person && { person }) });
  const hasPeople = lines.some(({ people }) => people.length > 0);
  // A point of volleyball has no scorer that people look for; a goal has.
  const [asksForScorer, setAsksForScorer] = useState(() => readAsksForScorer() ?? !sheet.hasPartScore);
  const part = sheet.hasPartScore ? (periods[index]?.innerScore ?? periods[index]?.score) : undefined;
  const handleTap = (side: Side, button: SheetButton): void => {
    if (asksForScorer && (sideLine(side)?.people.length ?? 0) > 0) setPrompt({ side, button });
    else score(side, button);
  };
  return (
    <section aria-label={t('screens.score.result')}>
      {periods.length > 0 && (
        <div className="score-part">
          <p>
            {periods[index] && <bdi>{periods[index].name}</bdi>}
            {periods[index]?.score && sheet.hasPartScore && (
              <bdi dir="ltr" className="num">
                {' '}
                {halfPoints(`${periods[index].score.home}–${periods[index].score.away}`)}
                {periods[index].decider && ` (${periods[index].decider.home}–${periods[index].decider.away})`}
                {periods[index].innerScore && ` · ${periods[index].innerScore.home}–${periods[index].innerScore.away}`}
              </bdi>
            )}
          </p>
          {isOn && next && (
            <Button look={isOver ? 'main' : 'plain'} onClick={() => add({ do: 'period', period: next.code })}>
              {t('screens.score.next', { name: `\u2068${next.name}\u2069` })}
            </Button>
          )}
        </div>
      )}
      {isOver && (
        <output className="score-note">
          {t('screens.score.partOver', { name: `\u2068${periods[index]?.name ?? ''}\u2069` })}
        </output>
      )}
      <div className="score-sides">
        {(['home', 'away'] as const).map((side) => (
          <div key={side} className={`score-side is-${side}`}>
            <h2>
              <bdi>{sideLine(side)?.competitor.name ?? '–'}</bdi>
            </h2>
            <p className="score-number num" aria-live="polite">
              {halfPoints(part ? part[side] : (sheet.score?.[side] ?? 0))}
            </p>
            {part && (
              <p className="score-won">
                {t('screens.score.won')} <b className="num">{halfPoints(sheet.score?.[side] ?? 0)}</b>
              </p>
            )}
            {isOn &&
              buttons.map((button) => (
                <button
                  key={`${button.action}-${button.points}`}
                  type="button"
                  className="score-button"
                  disabled={isOver}
                  aria-label={t('shared.labelled', { name: sideLine(side)?.competitor.name ?? '', value: button.name })}
                  onClick={() => handleTap(side, button)}
                >
                  <bdi>{button.name}</bdi>
                </button>
              ))}
          </div>
        ))}
      </div>
      {isOn && canDraw && (
        <button
          type="button"
          className="score-button"
          onClick={() => {
            for (const side of ['home', 'away'] as const) add({ do: 'score', side, points: 0.5 });
          }}
        >
          <bdi dir="ltr">½–½</bdi> {t('screens.score.draw')}
        </button>
      )}
      {hasPeople && isOn && (
        <label className="score-asks">
          <input
            type="checkbox"
            checked={asksForScorer}
            onChange={({ target }) => {
              setAsksForScorer(target.checked);
              storeAsksForScorer(target.checked);
            }}
          />
          {t('screens.score.asksWho')}
        </label>
      )}
      <Dialog
        isOpen={prompt !== undefined}
        onClose={() => setPrompt(undefined)}
        look="sheet"
        title={prompt && t('screens.score.who', { name: `\u2068${prompt.button.name}\u2069` })}
        closeLabel={t('action.close')}
      >
        {prompt && (
          <div className="score-people">
            {[undefined, ...sideLine(prompt.side)!.people].map((person) => (
              <button
                key={person?.id ?? 'none'}
                type="button"
                className="score-button"
                onClick={() => {
                  score(prompt.side, prompt.button, person?.id);
                  setPrompt(undefined);
                }}
              >
                {person?.bib && <b className="num">{person.bib}</b>}
                <bdi>{person?.name ?? t('screens.score.nobody')}</bdi>
              </button>
            ))}
          </div>
        )}
      </Dialog>
    </section>
  );
}
