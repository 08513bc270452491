import { EmptyState } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CompetitorName } from '../../../shared/parts/competitor-name.tsx';
import { MedalDisc } from '../../../shared/parts/medal-disc.tsx';
import { usePage, useText } from '../../../shared/page-context.tsx';
import { queries } from '../../../shared/queries/queries.ts';
import { byEvent, chosenMedallists } from '../state.ts';
import type { Medallist } from '@podium/contract';
import type { MedalEvent, MedalsSearch } from '../state.ts';

/** The medallists behind a count, or all of one sport, by event. */
export function MedallistSection({ discipline, search }: { discipline: string; search: MedalsSearch }) {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.medallists(language, discipline));
  const chosen = chosenMedallists(data.items, search);
  const delegation = data.items.find(({ organisation }) => organisation?.code === search.delegation)?.organisation;
  const heading = delegation
    ? t('screens.medals.medallistsOf', { name: delegation.name })
    : t('screens.medals.medallists');
  const isNarrowed = search.delegation !== undefined || search.medal !== undefined;
  return (
    <section id="medallists">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="section-title">
          {search.medal && search.medal !== 'total'
            ? t('shared.pair', { first: heading, second: t(`medal.${search.medal}`) })
            : heading}
        </h2>
        {isNarrowed && (
          <Link
            to="/{-$locale}/medals/$discipline"
            params={{ discipline }}
            search={{ ...search, delegation: undefined, medal: undefined }}
            className="button button-quiet"
            resetScroll={false}
          >
            {discipline === 'all' ? t('screens.medals.clearSelection') : t('screens.medals.showAllMedallists')}
          </Link>
        )}
      </div>
      {chosen.length === 0 ? (
        <EmptyState icon="medal" title={isNarrowed ? t('state.noMatch') : t('state.noMedals')} />
      ) : (
        <ul className="medal-events">
          {byEvent(chosen).map((event) => (
            <MedalEventCard key={event.key} event={event} isWithinDiscipline={discipline !== 'all'} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MedalEventCard({
  event: { medallists },
  isWithinDiscipline,
}: {
  event: MedalEvent;
  isWithinDiscipline: boolean;
}) {
  const t = useText();
  const [first] = medallists;
  if (!first) return null;
  const unit = medallists.find((medallist) => medallist.unit)?.unit;
  const name = <bdi>{first.event.name}</bdi>;
  return (
    <li className="medal-event">
      <h3 className="font-semibold">
        {unit ? (
          <Link
            to="/{-$locale}/discipline/$key/results/$unit/$tab"
            params={{ key: first.discipline.key, unit, tab: 'results' }}
            search={{}}
            preload={false}
            className="link"
          >
            {name}
          </Link>
        ) : (
          name
        )}
        {!isWithinDiscipline && (
          <span className="block text-second font-normal text-ink2">
            <bdi>{first.discipline.name}</bdi>
          </span>
        )}
        {first.event.isExhibition && (
          <span className="block text-second font-normal text-ink2">{t('shared.exhibition')}</span>
        )}
      </h3>
      <ul className="flex flex-col gap-2">
        {medallists.map((medallist) => (
          <MedallistLine
            key={`${medallist.medal} ${medallist.competitor.id ?? medallist.competitor.name}`}
            medallist={medallist}
          />
        ))}
      </ul>
    </li>
  );
}

function MedallistLine({ medallist }: { medallist: Medallist }) {
  const t = useText();
  const { competitor, medal, event, members, isOfficial, organisation } = medallist;
  return (
    <li className="medallist">
      <MedalDisc medal={medal} isExhibition={event.isExhibition} />
      <span className="min-w-0 flex-1">
        <CompetitorName competitor={{ ...competitor, organisation: competitor.organisation ?? organisation }} />
        {organisation && competitor.type === 'athlete' && (
          <span className="block text-second text-ink2">
            <bdi>{organisation.name}</bdi>
          </span>
        )}
        {members && members.length > 0 && (
          <span className="block text-second text-ink2">
            {members.map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && ' · '}
                <bdi>{name}</bdi>
              </span>
            ))}
          </span>
        )}
        {!isOfficial && <span className="block text-second text-warn">{t('screens.medals.provisional')}</span>}
      </span>
    </li>
  );
}
