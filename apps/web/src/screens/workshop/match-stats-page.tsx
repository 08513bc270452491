import './workshop.css';
import { Icon } from '@podium/ui';
import { useReducer } from 'react';
import { useText } from '../../shared/shell/page-context.tsx';
import { useGames } from '../../shared/shell/use-games.ts';
import { move, newCounter } from './counter.ts';

const sides = [0, 1] as const;

/** A plain scoreboard for a screen at a venue: two numbers, four buttons, undo. */
export function MatchStatsPage() {
  const t = useText();
  const { format } = useGames();
  const [counter, make] = useReducer(move, newCounter);
  return (
    <div className="counter">
      <h1 className="visually-hidden">{t('screens.workshop.counter')}</h1>
      {sides.map((side) => {
        const name = t(side === 0 ? 'screens.workshop.home' : 'screens.workshop.away');
        const points = format.number(counter.points[side]);
        return (
          <section key={side} className="counter-side" aria-label={name}>
            <h2>{name}</h2>
            <output className="counter-points num" aria-label={t('shared.labelled', { name, value: points })}>
              {points}
            </output>
            <div className="counter-buttons">
              <button
                type="button"
                aria-label={t('screens.workshop.minus', { name })}
                onClick={() => make({ side, by: -1 })}
              >
                <Icon name="minus" />
              </button>
              <button
                type="button"
                aria-label={t('screens.workshop.plus', { name })}
                onClick={() => make({ side, by: 1 })}
              >
                <Icon name="plus" />
              </button>
            </div>
          </section>
        );
      })}
      <button
        type="button"
        className="counter-undo"
        disabled={counter.before.length === 0}
        onClick={() => make('undo')}
      >
        <Icon name="undo" />
        {t('screens.workshop.undo')}
      </button>
    </div>
  );
}
