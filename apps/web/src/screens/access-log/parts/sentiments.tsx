import { Cell, HeaderCell, RowHeader, Table } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { sentimentsQuery } from '../access-log-query.ts';
import type { AccessLogAnswer } from '@podium/contract';

/** Feedback on the app in the same days; omitted if feedback is disabled. */
export function Sentiments({ answer }: { answer: AccessLogAnswer }) {
  const t = useText();
  const { format } = useGames();
  const { data, error } = useQuery(sentimentsQuery(answer));
  if (error)
    return (
      <section>
        <h2 className="section-title">{t('screens.access-log.sentiments')}</h2>
        <p className="text-ink2">{t('state.loadError')}</p>
      </section>
    );
  if (!data) return null;
  return (
    <section>
      <h2 className="section-title">{t('screens.access-log.sentiments')}</h2>
      {data.total === 0 ? (
        <p className="text-ink2">{t('screens.access-log.noSentiments')}</p>
      ) : (
        <Table caption={t('screens.access-log.sentiments')} className="log-table log-sentiments">
          <thead>
            <tr>
              <HeaderCell>{t('screens.access-log.feeling')}</HeaderCell>
              <HeaderCell align="end">{t('screens.access-log.answers')}</HeaderCell>
              <HeaderCell align="end">{t('screens.access-log.share')}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {data.items.map(({ sentiment, count, percentage }) => (
              <tr key={sentiment}>
                <RowHeader>{t(`screens.access-log.sentiment.${sentiment}`)}</RowHeader>
                <Cell align="end" className="num">
                  {format.column(count)}
                </Cell>
                <Cell align="end" className="num">
                  {format.percent(percentage)}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
