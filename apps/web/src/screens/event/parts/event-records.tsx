import { useText } from '../../../shared/shell/page-context.tsx';
import { CompetitorName } from '../../../shared/elements/parts/competitor-name.tsx';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { DOT } from '../../../shared/elements/dot.ts';
import type { SportRecordAnswer } from '@podium/contract';

/** The current records of the event: mark, holder and date. */
export function EventRecords({ records }: { records: readonly SportRecordAnswer[] }) {
  const t = useText();
  const { format } = useGames();
  if (records.length === 0) return null;
  return (
    <section aria-labelledby="records">
      <h2 id="records" className="section-title">
        {t('screens.event.records')}
      </h2>
      <dl className="event-records">
        {records.map(({ type, typeName, isEqualled, result, holder, date, place }) => (
          <div key={`${type} ${result} ${holder?.name}`} className="event-record">
            <dt>{isEqualled ? t('record.equalled', { name: typeName }) : <bdi>{typeName}</bdi>}</dt>
            <dd>
              {holder && <RecordHolder holder={holder} />}
              {(place || date) && (
                <span className="second-line text-ink2" suppressHydrationWarning>
                  {place && <bdi>{place}</bdi>}
                  {place && date && DOT}
                  {date && format.dateFull(date)}
                </span>
              )}
            </dd>
            <dd>
              <bdi dir="ltr" className="num strong">
                {result}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function RecordHolder({ holder }: { holder: NonNullable<SportRecordAnswer['holder']> }) {
  const name = <CompetitorName competitor={{ ...holder, type: 'athlete' }} />;
  if (holder.id === null) return name;
  return (
    <PlaceLink to="participant" id={holder.id} className="link">
      {name}
    </PlaceLink>
  );
}
