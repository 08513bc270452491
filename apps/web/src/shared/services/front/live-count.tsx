import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePage, useText } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';

const EVERY_MS = 60_000;

/**
 * The number of live contests, shown next to the menu entry. Every page has it, so it subscribes to no live keys: it
 * polls the days, the smallest document that includes the number, and uses the page's live document if that is newer.
 */
export function LiveCount() {
  const t = useText();
  const { language } = usePage();
  const client = useQueryClient();
  const live = useQuery({ ...queries.live(language), enabled: false });
  const days = useQuery({ ...queries.days(language), enabled: false });
  useEffect(() => {
    const read = () => {
      if (!document.hidden) void client.query({ ...queries.days(language), staleTime: EVERY_MS }).catch(() => {});
    };
    read();
    const timer = setInterval(read, EVERY_MS);
    return () => clearInterval(timer);
  }, [client, language]);
  const count =
    live.dataUpdatedAt > days.dataUpdatedAt
      ? live.data?.live.length
      : days.data?.items.reduce((sum, day) => sum + day.live, 0);
  return count ? (
    <>
      <span className="live-count-badge" aria-hidden="true">
        {count}
      </span>{' '}
      <span className="visually-hidden">{t('shared.units', { count })}</span>
    </>
  ) : null;
}
