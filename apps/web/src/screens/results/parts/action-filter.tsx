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
  const allActions = { type: undefined, count: unit.actions.length };
  return (
    <nav aria-label={t('parts.result.actionKinds')} className="chips action-kinds">
      {[allActions, ...counts].map((filter) => (
        <Link
          key={filter.type ?? 'all'}
          to="/{-$locale}/discipline/$key/results/$unit/$tab"
          params={{ key, unit: unit.id, tab: 'results' }}
          search={{ type: filter.type }}
          className={chipClass}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={filter.type === type ? 'true' : undefined}
          preload={false}
          resetScroll={false}
        >
          {filter.type ? t(`parts.result.action.${filter.type}`) : t('action.allActions')}
          <span className="num action-kind-count">{format.number(filter.count)}</span>
        </Link>
      ))}
    </nav>
  );
}
