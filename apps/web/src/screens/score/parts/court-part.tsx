import { EmptyState, Skeleton } from '@podium/ui';
import type { ScorerCourt } from '@podium/contract';
import { contentLanguage } from '@podium/i18n';
import { useEffect, useState } from 'react';
import { request } from '../../../platform/request.ts';
import { describeFailure } from '../../../platform/read-error.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { useGamesFacts } from '../../../shared/shell/use-games.ts';
import { contestLink } from '../court-link.ts';
import { storePage } from '../store-page.ts';

type Contest = ScorerCourt['items'][number];

/** Interval of reading: others may begin or finish a contest of the court (ms). */
const refreshMs = 20_000;
const groups = ['on', 'toCome', 'over'] as const satisfies readonly Contest['state'][];

/** The contests of a court, the running one first. */
export function CourtPart({ link }: { link: string }) {
  const t = useText();
  const { court, isEnded } = useCourt(link);
  if (!court && !isEnded)
    return (
      <>
        <h1 className="visually-hidden">{t('screens.score.title')}</h1>
        <Skeleton label={t('state.loading')} heights={['card', 'card']} />
      </>
    );
  if (!court)
    return (
      <>
        <h1 className="text-title">{t('screens.score.title')}</h1>
        <EmptyState title={t('screens.score.ended')} />
      </>
    );
  return (
    <>
      <header className="score-head">
        <h1>
          <bdi>{court.label}</bdi>
        </h1>
      </header>
      {groups.map((state) => (
        <Group key={state} state={state} link={link} items={court.items.filter((item) => item.state === state)} />
      ))}
    </>
  );
}

function Group({ state, link, items }: { state: Contest['state']; link: string; items: readonly Contest[] }) {
  const t = useText();
  const { format } = useGamesFacts();
  if (items.length === 0) return null;
  return (
    <section className="score-court">
      <h2 className="text-row strong">{t(`screens.score.court.${state}`)}</h2>
      <ul className="score-court-list">
        {items.map(({ unit, event, discipline, start, sides, told }) => (
          <li key={unit.id}>
            <a href={`#${contestLink(link, unit.id)}`} className="score-court-link">
              <span className="score-court-time">{start && format.time(start)}</span>
              <span className="text-part">
                {/* Lines begin where the page's do, whatever the script of the names. */}
                <span className="own-line strong">
                  <bdi>{sides.length > 0 ? sides.join(' – ') : unit.name}</bdi>
                </span>
                <span className="own-line text-ink2">
                  <bdi>
                    {[discipline?.name, sides.length > 0 ? unit.name : event?.name].filter(Boolean).join(' · ')}
                  </bdi>
                </span>
              </span>
              <bdi className="score-court-told">{told}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The list as received last: without a network it stays. */
function useCourt(link: string): { court: ScorerCourt | undefined; isEnded: boolean } {
  const { language } = usePage();
  const [state, setState] = useState<{ court?: ScorerCourt; isEnded: boolean }>({ isEnded: false });
  useEffect(() => {
    let hasLeft = false;
    const read = async (): Promise<void> => {
      try {
        const body = { link, lang: contentLanguage(language) };
        const court = await request<ScorerCourt>('/api/v1/score/court', { method: 'POST', body });
        if (!hasLeft) setState({ court, isEnded: false });
      } catch (error) {
        // Other failures pass; the list is read again.
        if (!hasLeft && describeFailure(error).code === 'unauthorized') setState({ isEnded: true });
      }
    };
    void read();
    // Without a worker the page works, but not after an offline reload.
    storePage().catch(() => undefined);
    const timer = setInterval(() => void read(), refreshMs);
    return () => {
      hasLeft = true;
      clearInterval(timer);
    };
  }, [link, language]);
  return { court: state.court, isEnded: state.isEnded };
}
