import { endingChoices, isLevelPair } from '@podium/games';
import { Button, Dialog } from '@podium/ui';
import { useState } from 'react';
import { useText } from '../../../shared/shell/page-context.tsx';
import { isFinished, isWaiting, missingNames } from '../sheet-after.ts';
import type { EntryProps } from './sides-part.tsx';

/** The bar at the bottom: undo, and the next state of the contest. */
export function StateButtons({ sheet, add }: Omit<EntryProps, 'isOpen'>) {
  const t = useText();
  const [isFinishing, setIsFinishing] = useState(false);
  const [isEndingEarly, setIsEndingEarly] = useState(false);
  const last = sheet.history.find(({ isUndone, mayUndo, do: action }) => !isUndone && mayUndo && action !== 'undo');
  const isPair = isLevelPair(sheet);
  const isDraw = isPair || (sheet.contest === 'sides' && (sheet.score?.home ?? 0) === (sheet.score?.away ?? 0));
  const hasDoubts = sheet.doubts.length > 0;
  const missing = missingNames(sheet);
  const sides = sheet.lines.flatMap(({ side: ownSide, competitor }, index) => {
    const side = isPair ? (['home', 'away'] as const)[index] : ownSide;
    return side ? [{ side, name: competitor.name }] : [];
  });
  const finish = (side?: 'home' | 'away'): void => {
    if (side && side !== sheet.winner) add({ do: 'winner', side });
    add({ do: 'finish' });
    setIsFinishing(false);
  };
  const sideName = (side: 'home' | 'away' | undefined): string => {
    const line = sheet.lines.find((one) => one.side === side) ?? sheet.lines[side === 'away' ? 1 : 0];
    return `\u2068${line?.competitor.name ?? ''}\u2069`;
  };
  return (
    <div className="score-bar">
      <Button icon="undo" disabled={!last} onClick={() => last && add({ do: 'undo', step: last.id })}>
        {t('screens.score.undo')}
      </Button>
      {last && (
        <p className="score-last">
          <bdi>{last.name}</bdi>
        </p>
      )}
      {!isFinished(sheet) && sheet.status !== 'OFFICIAL' && (
        <Button look="quiet" onClick={() => setIsEndingEarly(true)}>
          {t('screens.score.endEarly')}
        </Button>
      )}
      {isWaiting(sheet) ? (
        <Button look="main" onClick={() => add({ do: 'begin' })}>
          {t('screens.score.begin')}
        </Button>
      ) : sheet.status === 'OFFICIAL' ? null : isFinished(sheet) ? (
        <Button onClick={() => add({ do: 'reopen' })}>{t('screens.score.goOn')}</Button>
      ) : (
        <Button look="main" onClick={() => setIsFinishing(true)}>
          {t('screens.score.finish')}
        </Button>
      )}
      <Dialog
        isOpen={isFinishing}
        onClose={() => setIsFinishing(false)}
        look="sheet"
        title={t('screens.score.finishTitle')}
        closeLabel={t('action.close')}
      >
        <div className="score-people">
          <p>{t('screens.score.finishHint')}</p>
          {missing.length > 0 && (
            <p>{t('screens.score.missing', { names: missing.map((name) => `\u2068${name}\u2069`).join(' · ') })}</p>
          )}
          {isDraw && <p>{t('screens.score.drawHint')}</p>}
          {!isDraw && hasDoubts && <p>{t('screens.score.doubtsHint')}</p>}
          <button type="button" className="score-button is-main" onClick={() => finish()}>
            {t(isDraw ? 'screens.score.finishDraw' : 'screens.score.finish')}
          </button>
          {isDraw &&
            sides.map(({ side, name }) => (
              <button key={side} type="button" className="score-button" onClick={() => finish(side)}>
                {t('screens.score.winnerIs', { name: `\u2068${name}\u2069` })}
              </button>
            ))}
        </div>
      </Dialog>
      <Dialog
        isOpen={isEndingEarly}
        onClose={() => setIsEndingEarly(false)}
        look="sheet"
        title={t('screens.score.endEarly')}
        closeLabel={t('action.close')}
      >
        <div className="score-people">
          <p>{t('screens.score.finishHint')}</p>
          {endingChoices(sheet).map((choice) => (
            <button
              key={`${choice.how}-${choice.side}`}
              type="button"
              className="score-button"
              onClick={() => {
                add({ do: 'end', ...choice });
                setIsEndingEarly(false);
              }}
            >
              {t(`screens.score.end.${choice.how}`, { name: sideName(choice.side) })}
            </button>
          ))}
        </div>
      </Dialog>
    </div>
  );
}
