import { pages } from '@podium/contract/pages';
import { Badge, Cell, HeaderCell, RowHeader, Table } from '@podium/ui';
import { itemWords, pathOf, shownTimes } from '../../../shared/elements/item-state.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { MedalDisc } from '../../../shared/elements/parts/medal-disc.tsx';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { StatusBadge } from '../../../shared/elements/parts/status-badge.tsx';
import { Irm } from '../../../shared/elements/parts/irm.tsx';
import { TableTools } from '../../../shared/elements/table-tools/table-tools.tsx';
import { shownGap } from '@podium/contract/result-columns';
import { useGames } from '../../../shared/shell/use-games.ts';
import { findMatch, resultsByEvent } from '../state.ts';
import { MatchOutcome, MatchScore, Opponent } from './match-line.tsx';
import type { ProfileAnswer } from '@podium/contract';
import type { EventResults, Match, ProfileResult } from '../state.ts';

/** All results in one table, grouped by event; contests of two sides are described from this side's point of view. */
export function ResultSection({ profile }: { profile: ProfileAnswer }) {
  const t = useText();
  const { results, schedule, disciplines } = profile;
  if (results.length === 0 && schedule.length === 0) return null;
  return (
    <section id="results" data-tables="">
      <div className="section-top">
        <h2 className="section-title">{t('screens.profile.results')}</h2>
        {results.length > 0 && <TableTools fileName="results" />}
      </div>
      {results.length === 0 ? (
        <p className="text-ink2">{t('state.noResults')}</p>
      ) : (
        <Table caption={t('screens.profile.results')} className="card-table profile-results">
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
          {resultsByEvent(results).map((event) => (
            <tbody key={event.key}>
              <EventLine
                event={event}
                side={
                  event.results.map((result) => findMatch(result, profile)?.own.id).find((side) => !!side) ?? undefined
                }
                hasSport={disciplines.length > 1}
              />
              {event.results.map((result) => (
                <ResultLine key={result.item.id} result={result} match={findMatch(result, profile)} />
              ))}
            </tbody>
          ))}
        </Table>
      )}
    </section>
  );
}

/** The path of an event page that shows the path of one side. */
const roadPath = (key: string, event: string, side: string): string =>
  `${pages.event(key, event)}&road=${encodeURIComponent(side)}#brackets`;

/** The heading of an event; for head-to-head events, the link opens the side's path. */
function EventLine({ event: { event, name, discipline }, side, hasSport }: EventLineProps) {
  return (
    <tr className="profile-event">
      <th scope="rowgroup" colSpan={3}>
        {event && discipline ? (
          <RowLink path={side ? roadPath(discipline.key, event.id, side) : pages.event(discipline.key, event.id)}>
            <bdi>{name}</bdi>
          </RowLink>
        ) : (
          <bdi>{name}</bdi>
        )}
        {hasSport && discipline && discipline.name !== name && <bdi className="profile-sport">{discipline.name}</bdi>}
      </th>
    </tr>
  );
}

interface EventLineProps {
  event: EventResults;
  side: string | undefined;
  hasSport: boolean;
}

function ResultLine({ result, match }: { result: ProfileResult; match: Match | undefined }) {
  const { format } = useGames();
  const { item, records } = result;
  const { title, part } = itemWords(item);
  const times = shownTimes(item);
  const name = <bdi>{part || title}</bdi>;
  const path = pathOf(item);
  const round = path ? (
    <RowLink path={path} className="unit-link">
      {name}
    </RowLink>
  ) : (
    name
  );
  return (
    <tr className="profile-result">
      <Cell align="mid" className="num strong">
        {match ? <MatchOutcome match={match} /> : <Rank result={result} />}
      </Cell>
      <RowHeader>
        {match ? <Opponent match={match} /> : round}
        <span className="person-line text-second text-ink2">
          {match && round}
          <time dateTime={times?.start ?? item.day} suppressHydrationWarning>
            {times ? format.dateTime(times.start) : format.date(item.day)}
          </time>
          {item.rerun && <StatusBadge status={item.status} isVoid />}
          {records.length > 0 && (
            <span className="profile-records">
              {records.map(({ type, isEqualled }) => (
                <RecordBadge key={type} type={type} isEqualled={isEqualled} />
              ))}
            </span>
          )}
        </span>
      </RowHeader>
      <Cell align="end" className="num">
        {match ? <MatchScore match={match} /> : <Mark result={result} />}
      </Cell>
    </tr>
  );
}

/** Ranks that the medal disc already shows. */
const medalRanks = { gold: '1', silver: '2', bronze: '3' } as const;

function Rank({ result: { item, medal, rank } }: { result: ProfileResult }) {
  return (
    <span className="profile-place">
      {medal && <MedalDisc medal={medal} isSmall isExhibition={item.event?.isExhibition} />}
      {rank && rank !== (medal && medalRanks[medal]) ? (
        <bdi dir="ltr">{rank}</bdi>
      ) : (
        !medal && <span className="text-ink3">–</span>
      )}
    </span>
  );
}

function Mark({ result }: { result: ProfileResult }) {
  const t = useText();
  const { irm, result: mark, qualification } = result;
  const gap = shownGap(result);
  return (
    <>
      {irm ? (
        <Irm irm={irm} />
      ) : (
        <bdi dir="ltr" className="strong">
          {mark ?? '–'}
        </bdi>
      )}
      {qualification && (
        <span className="profile-qualified">
          <bdi dir="ltr" aria-hidden="true">
            {qualification}
          </bdi>
          <span className="visually-hidden">{t('screens.profile.qualified', { mark: qualification })}</span>
        </span>
      )}
      {gap && (
        <bdi dir="ltr" className="profile-diff">
          {gap}
        </bdi>
      )}
    </>
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
