import '../summary.css';
import { chipClass } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { countActions } from '../state.ts';
import type { UnitAnswer } from '@podium/contract';
import type { ActionType } from '@podium/games';

/** Filters one kind of action; links, so that the filter can be shared. */
export function ActionFilter({ unit, type }: { unit: UnitAnswer; type?: ActionType }) {
  const t = useText();
  const { format } = useGames();
  if (!unit.discipline) return null;
  const { key } = unit.discipline;
  const counts = countActions(unit.actions);
  const all = { type: undefined, count: unit.actions.length };
  return (
    <nav aria-label={t('parts.result.actionKinds')} className="chips action-kinds">
      {[all, ...counts].map((one) => (
        <Link
          key={one.type ?? 'all'}
          to="/{-$locale}/discipline/$key/results/$unit/$tab"
          params={{ key, unit: unit.id, tab: 'results' }}
          search={{ type: one.type }}
          className={chipClass}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={one.type === type ? 'true' : undefined}
          preload={false}
          resetScroll={false}
        >
          {one.type ? t(`parts.result.action.${one.type}`) : t('action.allActions')}
          <span className="num action-kind-count">{format.number(one.count)}</span>
        </Link>
      ))}
    </nav>
  );
}
