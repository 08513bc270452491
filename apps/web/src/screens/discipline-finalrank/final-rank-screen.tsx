import './final-rank.css';
import { Badge, Button, EmptyState, Icon, SelectField } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { DisciplineShell } from '../../shared/program/discipline-shell/discipline-shell.tsx';
import { irmName } from '../../shared/elements/irm-name.ts';
import { CompetitorName } from '../../shared/elements/parts/competitor-name.tsx';
import { PlaceLink } from '../../shared/elements/parts/place-link.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { AgeGroupTables } from '../../shared/results/standing/age-group-tables.tsx';
import { StandingTable } from '../../shared/results/standing/standing-table.tsx';
import { TableTools } from '../../shared/elements/table-tools/table-tools.tsx';
import { findShownEvent, groupByIrm, splitRanking } from './state.ts';
import { NoResults } from '../../shared/elements/veil/results-state.tsx';
import type { DisciplineAnswer, ResultLineAnswer, StandingAnswer } from '@podium/contract';
import type { FinalRankSearch } from './search.ts';

interface FinalRankScreenProps {
  disciplineKey: string;
  search: FinalRankSearch;
}

const address = '/{-$locale}/discipline/$key/finalrank' as const;

/** The final ranking of an event: places and ties, then unranked competitors with the reason. */
export function FinalRankScreen({ disciplineKey, search }: FinalRankScreenProps) {
  const t = useText();
  const { language } = usePage();
  const { data: discipline } = useSuspenseQuery(queries.discipline(language, { key: disciplineKey }));
  const { data: rankings } = useSuspenseQuery(queries.ranking(language, { key: disciplineKey }));
  const event = findShownEvent(discipline.eventList, rankings.items, search.event);
  const ranking = rankings.items.find((item) => item.event.id === event?.id);
  return (
    <DisciplineShell
      disciplineKey={disciplineKey}
      current="finalrank"
      title={t('parts.discipline-shell.page.finalrank')}
      asOf={rankings.asOf}
    >
      {event ? (
        <>
          <EventField discipline={discipline} rankings={rankings.items} selectedId={event.id} />
          {ranking && ranking.lines.length > 0 ? (
            <Ranking ranking={ranking} disciplineKey={disciplineKey} />
          ) : (
            <NoRanking event={event} disciplineKey={disciplineKey} />
          )}
        </>
      ) : (
        <EmptyState title={t('state.noEvents')} />
      )}
    </DisciplineShell>
  );
}

interface EventFieldProps {
  discipline: DisciplineAnswer;
  rankings: StandingAnswer[];
  selectedId: string;
}

/** All events of the sport; those with a ranking are marked. */
function EventField({ discipline, rankings, selectedId }: EventFieldProps) {
  const t = useText();
  const navigate = useNavigate();
  const ranked = new Set(rankings.map(({ event }) => event.id));
  return (
    <form method="get" className="sport-filters">
      <SelectField
        label={t('parts.discipline-shell.event')}
        name="event"
        value={selectedId}
        options={discipline.eventList.map(({ id, name }) => ({
          value: id,
          label: ranked.has(id) ? t('screens.discipline-finalrank.decidedEvent', { name }) : name,
        }))}
        onChange={(event) =>
          void navigate({ to: address, params: { key: discipline.key }, search: { event }, resetScroll: false })
        }
      />
      <Button type="submit" className="unscripted">
        {t('action.apply')}
      </Button>
    </form>
  );
}

function Ranking({ ranking, disciplineKey }: { ranking: StandingAnswer; disciplineKey: string }) {
  const t = useText();
  const { placed, out } = splitRanking(ranking.lines);
  const isOfficial = ranking.status === null || ranking.status === 'OFFICIAL';
  return (
    <section className="final-ranking" data-tables="">
      <div className="section-top">
        <h2 className="section-title">
          <bdi>{ranking.event.name}</bdi>
          {!isOfficial && (
            <Badge tone="warn" icon="tick">
              {t('status.UNOFFICIAL')}
            </Badge>
          )}
        </h2>
        <PlaceLink to="event" id={ranking.event.id} disciplineKey={disciplineKey} className="section-more">
          {t('screens.discipline-finalrank.openEvent')}
          <Icon name="chevron" isSmall />
        </PlaceLink>
        {placed.length > 0 && <TableTools fileName={`ranking-${ranking.event.id}`} />}
      </div>
      {placed.length > 0 && <StandingTable standing={{ ...ranking, lines: placed }} />}
      <AgeGroupTables ranking={ranking} />
      {out.length > 0 && (
        <section>
          <h3 className="final-out-title">{t('screens.discipline-finalrank.withoutPlace')}</h3>
          <ul className="final-out">
            {groupByIrm(out).flatMap(({ irm, lines }) =>
              lines.map((line) => <OutLine key={`${line.position} ${line.competitor.id}`} irm={irm} line={line} />),
            )}
          </ul>
        </section>
      )}
    </section>
  );
}

function OutLine({ irm, line: { competitor } }: { irm: string; line: ResultLineAnswer }) {
  const t = useText();
  return (
    <li className="final-out-line">
      <span className="main-part">
        {competitor.id ? (
          <PlaceLink to="participant" id={competitor.id} className="medal-link">
            <CompetitorName competitor={competitor} />
          </PlaceLink>
        ) : (
          <CompetitorName competitor={competitor} />
        )}
      </span>
      <span className="text-second text-ink2">{irmName(t, irm) ?? ''}</span>
      <bdi dir="ltr" className="num strong">
        {irm}
      </bdi>
    </li>
  );
}

/** No ranking: states when to expect one, with a link to the competitions; for a decided event, a link to the event. */
function NoRanking({ event, disciplineKey }: { event: DisciplineAnswer['eventList'][number]; disciplineKey: string }) {
  const t = useText();
  return (
    <section>
      <h2 className="section-title">
        <bdi>{event.name}</bdi>
      </h2>
      <NoResults icon="flag" title={t(`screens.discipline-finalrank.${event.isDecided ? 'none' : 'notYet'}`)}>
        {!event.isDecided && <p>{t('screens.discipline-finalrank.notYetHint')}</p>}
        {!event.isDecided && event.unitsTotal > 0 && (
          <p className="num">{t('shared.progress', { done: event.unitsDone, total: event.unitsTotal })}</p>
        )}
        {event.isDecided ? (
          <PlaceLink to="event" id={event.id} disciplineKey={disciplineKey} className="button">
            {t('screens.discipline-finalrank.openEvent')}
          </PlaceLink>
        ) : (
          <Link
            to="/{-$locale}/discipline/$key/competitions"
            params={{ key: disciplineKey }}
            search={{ event: event.id }}
            hash={event.id}
            className="button"
          >
            {t('screens.discipline-finalrank.openPhases')}
          </Link>
        )}
      </NoResults>
    </section>
  );
}
