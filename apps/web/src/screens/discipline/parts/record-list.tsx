import { Icon } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Flag } from '../../../shared/elements/parts/flag.tsx';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { useGames } from '../../../shared/shell/use-games.ts';
import { standingRecords } from '../state.ts';
import { DOT } from '../../../shared/elements/dot.ts';
import type { RecordAnswer } from '../state.ts';

/** The current records by event; collapsed, because there are many. */
export function RecordList({ disciplineKey }: { disciplineKey: string }) {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.records(language, { key: disciplineKey }));
  const events = standingRecords(data.items);
  if (events.length === 0) return null;
  return (
    <section>
      <h2 className="section-title">{t('screens.discipline.records')}</h2>
      <details className="fold">
        <summary className="fold-summary">
          <span className="fill">{t('screens.discipline.recordEvents', { count: events.length })}</span>
          <Icon name="down" isSmall />
        </summary>
        <ul className="fold-body">
          {events.map(({ event, records }) => (
            <li key={event.id} className="record-event">
              <PlaceLink to="event" id={event.id} disciplineKey={disciplineKey} className="link strong">
                <bdi>{event.name}</bdi>
              </PlaceLink>
              <ul>
                {records.map((record) => (
                  <RecordLine key={`${record.type} ${record.result} ${record.holder?.name}`} record={record} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function RecordLine({ record: { type, typeName, result, holder, date, place, isEqualled } }: { record: RecordAnswer }) {
  const t = useText();
  const { format } = useGames();
  return (
    <li className="record-line">
      <abbr data-tip={typeName} className="record-type">
        <bdi dir="ltr" aria-hidden="true">
          {isEqualled ? `=${type}` : type}
        </bdi>
        <span className="visually-hidden">{isEqualled ? t('record.equalled', { name: typeName }) : typeName}</span>
      </abbr>
      <span className="text-part">
        {holder && (
          <>
            {holder.organisation && (
              <>
                <Flag organisation={holder.organisation} />{' '}
              </>
            )}
            {holder.id ? (
              <PlaceLink to="participant" id={holder.id}>
                <bdi translate="no">{holder.name}</bdi>
              </PlaceLink>
            ) : (
              <bdi translate="no">{holder.name}</bdi>
            )}
          </>
        )}
        {(date || place) && (
          <span className="second-line text-ink2" suppressHydrationWarning>
            {place && <bdi>{place}</bdi>}
            {place && date && DOT}
            {date && format.dateFull(date)}
          </span>
        )}
      </span>
      <bdi dir="ltr" className="num strong">
        {result}
      </bdi>
    </li>
  );
}
