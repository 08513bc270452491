import { Icon } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { usePage, useText } from '../../../shared/page-context.tsx';
import { queries } from '../../../shared/queries/queries.ts';
import { textBelow } from '../../../shared/report/report-groups.ts';
import { ReportKind } from '../../../shared/report/report-kind.tsx';
import { useGames } from '../../../shared/use-games.ts';
import { DOT } from '../../../shared/dot.ts';

/** The organiser's last word, whole where it is short. */
export function LatestNotice() {
  const t = useText();
  const { language } = usePage();
  const { format } = useGames();
  const { data } = useQuery(queries.reports(language));
  const [notice] = (data?.items ?? [])
    .filter(({ text, publishedAt }) => text !== null && publishedAt !== null)
    .sort((a, b) => b.publishedAt!.localeCompare(a.publishedAt!, 'en'));
  if (!notice) return null;
  return (
    <section aria-labelledby="notice-title" className="home-section">
      <h2 id="notice-title" className="section-title">
        {t('screens.home.notice')}
      </h2>
      <div className="notice tone-info">
        <Icon name="info" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <bdi>{notice.title}</bdi>
            <ReportKind kind={notice.kind} />
          </p>
          <p className="line-clamp-4">
            <bdi>{textBelow(notice)}</bdi>
          </p>
          <p className="text-second">
            {notice.discipline && (
              <>
                <bdi>{notice.discipline.name}</bdi>
                {DOT}
              </>
            )}
            <time dateTime={notice.publishedAt!} suppressHydrationWarning>
              {format.dateTime(notice.publishedAt!)}
            </time>
          </p>
        </div>
      </div>
    </section>
  );
}
