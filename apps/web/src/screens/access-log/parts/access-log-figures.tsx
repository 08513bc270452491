import { EmptyState, buttonClass } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { accessLogPath } from '../state.ts';
import { Sentiments } from './sentiments.tsx';
import { ShareTable } from './share-table.tsx';
import { TimeChart } from './time-chart.tsx';
import type { AccessLogAnswer } from '@podium/contract';
import type { AccessLogSearch } from '../search.ts';

export function AccessLogFigures({ figures: answer, search }: { figures: AccessLogAnswer; search: AccessLogSearch }) {
  const t = useText();
  if (answer.totals.total === 0)
    return (
      <>
        <EmptyState icon="grid" title={t('screens.access-log.nothing')}>
          <p>{t('screens.access-log.nothingHint')}</p>
        </EmptyState>
        <Sentiments answer={answer} />
      </>
    );
  return (
    <>
      <Totals totals={answer.totals} />
      <TimeChart answer={answer} />
      <div className="log-tables">
        <ShareTable
          title={t('screens.access-log.statuses')}
          rows={answer.statuses}
          filterName="status"
          search={search}
        />
        <ShareTable title={t('screens.access-log.devices')} rows={answer.devices} filterName="device" search={search} />
        <ShareTable
          title={t('screens.access-log.languages')}
          rows={answer.languages}
          filterName="language"
          search={search}
        />
        <ShareTable
          title={t('screens.access-log.platforms')}
          rows={answer.platforms}
          filterName="app"
          search={search}
        />
        <ShareTable
          title={t('screens.access-log.disciplines')}
          rows={answer.disciplines}
          filterName="discipline"
          search={search}
        />
        <ShareTable
          title={t('screens.access-log.results')}
          rows={answer.results}
          filterName="discipline"
          search={search}
        />
        <ShareTable
          title={t('screens.access-log.routes')}
          rows={answer.routes}
          filterName="route"
          search={search}
          isWide
        />
      </div>
      <Sentiments answer={answer} />
      <div className="log-foot">
        <p className="text-second text-ink2">{t('screens.access-log.how', { fewest: 5 })}</p>
        <a href={accessLogPath(search, 'csv')} download className={buttonClass()}>
          {t('screens.access-log.csv')}
        </a>
      </div>
    </>
  );
}

function Totals({ totals }: { totals: AccessLogAnswer['totals'] }) {
  const t = useText();
  const { format } = useGames();
  return (
    <dl className="log-totals">
      {(['total', 'success', 'error'] as const).map((name) => {
        const count = totals[name];
        return (
          <div key={name}>
            <dt>{t(`screens.access-log.${name}`)}</dt>
            <dd className="num">
              {count === null ? (
                <span className="log-untold">
                  {name === 'total' ? t('screens.access-log.fewer', { fewest: 5 }) : t('screens.access-log.untold')}
                </span>
              ) : (
                format.column(count)
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
