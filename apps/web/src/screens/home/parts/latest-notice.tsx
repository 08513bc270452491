import { Icon } from '@podium/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useFollows } from '../../../shared/reader/follows.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { textBelow } from '../../../shared/results/report/report-groups.ts';
import { ReportKind } from '../../../shared/results/report/report-kind.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { DOT } from '../../../shared/elements/dot.ts';
import { noticesFor } from '../notices.ts';
import type { Audience } from '../notices.ts';

/** The organizers' latest message of today for this reader. */
export function LatestNotice() {
  const t = useText();
  const { language } = usePage();
  const { games, format, today } = useGames();
  const audience = useAudience();
  const { data } = useQuery(queries.reports(language));
  const [notice] = noticesFor(data?.items ?? [], audience, today, games);
  if (!notice) return null;
  return (
    <section aria-labelledby="notice-title" className="home-section">
      <h2 id="notice-title" className="section-title">
        {t('screens.home.notice')}
      </h2>
      <div className="notice tone-info">
        <Icon name="info" />
        <div className="text-part">
          <p className="home-notice-head strong">
            <bdi>{notice.title}</bdi>
            <ReportKind kind={notice.kind} />
          </p>
          <p className="home-notice-text">
            <bdi>{textBelow(notice)}</bdi>
          </p>
          <p className="text-second">
            {notice.discipline && (
              <>
                <bdi>{notice.discipline.name}</bdi>
                {DOT}
              </>
            )}
            <time dateTime={notice.publishedAt} suppressHydrationWarning>
              {format.dateTime(notice.publishedAt)}
            </time>
          </p>
        </div>
      </div>
    </section>
  );
}

function useAudience(): Audience {
  const { language } = usePage();
  const follows = useFollows();
  const people = follows.filter(({ kind }) => kind === 'athlete' || kind === 'team');
  const profiles = useQueries({ queries: people.map(({ id }) => queries.participant(language, { id })) });
  return {
    disciplines: new Set(follows.filter(({ kind }) => kind === 'discipline').map(({ id }) => id)),
    contests: new Set(profiles.flatMap(({ data }) => (data?.schedule ?? []).map(({ id }) => id))),
  };
}
