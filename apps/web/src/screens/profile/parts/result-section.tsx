import { Badge, Cell, HeaderCell, RowHeader, Table } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { itemWords } from '../../../shared/item-state.ts';
import { useText } from '../../../shared/page-context.tsx';
import { StatusBadge } from '../../../shared/parts/status-badge.tsx';
import { UnitRow } from '../../../shared/parts/unit-row.tsx';
import { useGames } from '../../../shared/use-games.ts';
import { resultsByEvent } from '../state.ts';
import { SpokenAside } from '../../../shared/result/spoken-aside.tsx';
import type { ProfileAnswer } from '@podium/contract';
import type { EventResults, ProfileResult } from '../state.ts';

/** What was reached, by event: two sides as their match, all else as a line with its rank. */
export function ResultSection({ profile: { results, schedule, disciplines } }: { profile: ProfileAnswer }) {
  const t = useText();
  if (results.length === 0 && schedule.length === 0) return null;
  return (
    <section id="results">
      <h2 className="section-title">{t('screens.profile.results')}</h2>
      {results.length === 0 && <p className="text-ink2">{t('state.noResults')}</p>}
      <div className="flex flex-col gap-4">
        {resultsByEvent(results).map((event) => (
          <EventBlock key={event.key} event={event} hasSport={disciplines.length > 1} />
        ))}
      </div>
    </section>
  );
}

function EventBlock({ event, hasSport }: { event: EventResults; hasSport: boolean }) {
  const isOfMatches = event.results.every(({ item }) => item.isHeadToHead);
  return (
    <div>
      <h3 className="profile-event">
        <bdi>{event.name}</bdi>
        {hasSport && event.discipline !== event.name && (
          <span className="text-second font-normal text-ink2">
            <bdi>{event.discipline}</bdi>
          </span>
        )}
      </h3>
      {isOfMatches ? (
        <ul className="unit-list">
          {event.results.map(({ item }) => (
            <UnitRow key={item.id} item={item} isWithinDiscipline hasDay />
          ))}
        </ul>
      ) : (
        <ResultTable event={event} />
      )}
    </div>
  );
}

function ResultTable({ event }: { event: EventResults }) {
  const t = useText();
  return (
    <Table caption={event.name} className="card-table profile-results">
      <thead>
        <tr>
          <HeaderCell align="mid" className="profile-rank">
            {t('screens.profile.rank')}
          </HeaderCell>
          <HeaderCell>{t('screens.profile.round')}</HeaderCell>
          <HeaderCell align="end" className="profile-mark">
            {t('screens.profile.result')}
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {event.results.map((result) => (
          <ResultLine key={result.item.id} result={result} />
        ))}
      </tbody>
    </Table>
  );
}

function ResultLine({ result }: { result: ProfileResult }) {
  const t = useText();
  const { format } = useGames();
  const { item, rank, diff, qualification, records } = result;
  const { title, part } = itemWords(item);
  const name = <bdi>{part || title}</bdi>;
  return (
    <tr className="profile-result">
      <Cell align="mid" className="num font-semibold outcome">
        {rank ? <bdi dir="ltr">{rank}</bdi> : <span className="text-ink3">–</span>}
      </Cell>
      <RowHeader>
        {item.hasResults && item.discipline ? (
          <Link
            to="/{-$locale}/discipline/$key/results/$unit/$tab"
            params={{ key: item.discipline.key, unit: item.id, tab: 'results' }}
            search={{}}
            preload={false}
            className="unit-link"
          >
            {name}
          </Link>
        ) : (
          name
        )}
        <span className="person-line text-second text-ink2">
          <time dateTime={item.start ?? item.day} suppressHydrationWarning>
            {item.start && !item.isStartHidden ? format.dateTime(item.start) : format.date(item.day)}
          </time>
          {item.rerun && <StatusBadge status={item.status} isVoid />}
          {records.length > 0 && (
            <span className="profile-records outcome">
              {records.map(({ type, isEqualled }) => (
                <RecordBadge key={type} type={type} isEqualled={isEqualled} />
              ))}
            </span>
          )}
        </span>
      </RowHeader>
      <Cell align="end" className="num outcome">
        <Mark result={result} />
        {qualification && (
          <span className="profile-qualified">
            <bdi dir="ltr" aria-hidden="true">
              {qualification}
            </bdi>
            <span className="visually-hidden">{t('screens.profile.qualified', { mark: qualification })}</span>
          </span>
        )}
        {diff && (
          <bdi dir="ltr" className="profile-diff">
            {diff}
          </bdi>
        )}
      </Cell>
    </tr>
  );
}

function Mark({ result: { irm, result } }: { result: ProfileResult }) {
  const t = useText();
  if (!irm) {
    return (
      <bdi dir="ltr" className="font-semibold">
        {result ?? '–'}
      </bdi>
    );
  }
  const key = `irm.${irm}` as 'irm.DNS';
  const label = t.has(key) ? t(key) : undefined;
  return (
    <abbr title={label} className="no-underline">
      <bdi dir="ltr">{irm}</bdi>
      {label && <SpokenAside text={label} />}
    </abbr>
  );
}

function RecordBadge({ type, isEqualled }: { type: string; isEqualled: boolean }) {
  const t = useText();
  const key = `record.${type}` as 'record.GR';
  const name = t.has(key) ? t(key) : type;
  return (
    <Badge tone="ok">
      <bdi dir="ltr" aria-hidden="true">
        {isEqualled ? `=${type}` : type}
      </bdi>
      <span className="visually-hidden">{isEqualled ? t('record.equalled', { name }) : name}</span>
    </Badge>
  );
}
