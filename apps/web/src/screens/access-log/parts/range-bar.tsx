import { Button, SegmentedLinks } from '@podium/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { logLink } from './log-link.ts';
import type { AccessLogSearch } from '../search.ts';

const ranges = [undefined, 'weekly', 'custom'] as const;

/** The range: the last days, the last weeks, or from one day to another. */
export function RangeBar({ search }: { search: AccessLogSearch }) {
  const t = useText();
  const { today } = useGames();
  const { from: _from, to: _to, ...otherSearch } = search;
  return (
    <div className="log-bar">
      <SegmentedLinks label={t('screens.access-log.ranges')} isDense>
        {ranges.map((range) => (
          <Link
            key={range ?? 'days'}
            {...logLink}
            search={{ ...otherSearch, range, ...(range === 'custom' && { from: search.from, to: search.to ?? today }) }}
            aria-current={search.range === range ? 'true' : undefined}
          >
            {t(`screens.access-log.range.${range ?? 'days'}`)}
          </Link>
        ))}
      </SegmentedLinks>
      {search.range === 'custom' && <DaysForm key={`${search.from} ${search.to}`} search={search} today={today} />}
    </div>
  );
}

function DaysForm({ search, today }: { search: AccessLogSearch; today: string }) {
  const t = useText();
  const navigate = useNavigate();
  const { from, to, ...otherSearch } = search;
  const day = (name: 'from' | 'to', value: string | undefined) => (
    <label className="log-day">
      <span>{t(`screens.access-log.${name}`)}</span>
      <input type="date" name={name} defaultValue={value} max={today} required />
    </label>
  );
  return (
    <form
      method="get"
      className="log-days"
      onSubmit={(event) => {
        event.preventDefault();
        const formData = new FormData(event.currentTarget);
        const days = [formData.get('from'), formData.get('to')].map(String).toSorted();
        void navigate({
          to: '/{-$locale}/access-log',
          search: { ...otherSearch, range: 'custom', from: days[0], to: days[1] },
          resetScroll: false,
        });
      }}
    >
      {Object.entries(otherSearch).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {day('from', from)}
      {day('to', to)}
      <Button type="submit">{t('action.apply')}</Button>
    </form>
  );
}
