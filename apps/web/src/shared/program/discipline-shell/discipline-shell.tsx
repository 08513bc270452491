import './discipline-shell.css';
import { Badge } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FollowButton } from '../../elements/follow/follow-button.tsx';
import { DataAgeLine } from '../../elements/parts/data-age-line.tsx';
import { DisciplineSign } from '../../elements/parts/discipline-sign.tsx';
import { usePage, useText } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { useGames } from '../../shell/use-games.ts';
import { DisciplineActions } from './discipline-actions.tsx';
import type { ReactNode } from 'react';
import type { DisciplinePage } from './discipline-actions.tsx';

interface DisciplineShellProps {
  disciplineKey: string;
  /** The current page among the seven, if any. */
  current?: DisciplinePage;
  /** Title of the page; the index has none. */
  title?: string;
  /** Time of the page's own data. */
  asOf: string | null;
  children: ReactNode;
}

/** The head of every page of a sport: pictogram, name, days, star, and the seven buttons. */
export function DisciplineShell({ disciplineKey, current, title, asOf, children }: DisciplineShellProps) {
  const t = useText();
  const { language } = usePage();
  const { data: discipline } = useSuspenseQuery(queries.discipline(language, { key: disciplineKey }));
  return (
    <div className="screen">
      <header className="band sport-head">
        <DisciplineSign disciplineKey={disciplineKey} size="band" />
        <div className="sport-name">
          <h1 className="text-title">
            <bdi>{discipline.name}</bdi>
            {title && (
              <>
                <span className="visually-hidden">{t('shared.pair', { first: '', second: '' })}</span>
                <span className="own-line text-row strong text-ink2">{title}</span>
              </>
            )}
          </h1>
          <div className="sport-facts">
            <CompetitionDays days={discipline.days} />
            <DataAgeLine asOf={asOf} isLive={discipline.live.length > 0} />
          </div>
        </div>
        <FollowButton kind="discipline" id={disciplineKey} name={discipline.name} />
      </header>
      <DisciplineActions disciplineKey={disciplineKey} current={current} />
      {discipline.isExhibition && (
        <p className="notice tone-info">
          <Badge tone="info">{t('shared.exhibition')}</Badge>
          <span>{t('parts.discipline-shell.exhibition')}</span>
        </p>
      )}
      {children}
    </div>
  );
}

function CompetitionDays({ days }: { days: readonly string[] }) {
  const { format } = useGames();
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  return <span suppressHydrationWarning>{format.dateRange(first, last)}</span>;
}
