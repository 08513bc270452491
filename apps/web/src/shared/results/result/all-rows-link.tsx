import { Link } from '@tanstack/react-router';
import { useText } from '../../shell/page-context.tsx';
import { isLong } from '@podium/ui/long-body';

/** Links to all rows of a long table on one page, for printing and text search; works without scripts. */
export function AllRowsLink({ count, isWhole }: { count: number; isWhole: boolean }) {
  const t = useText();
  if (!isLong(count) || isWhole) return null;
  return (
    <p>
      <Link to="." search={{ rows: 'all' }} preload={false} resetScroll={false} className="button">
        {t('parts.result.allRows', { count })}
      </Link>
    </p>
  );
}
