import { Icon } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { CompetitorName } from '../../../shared/elements/parts/competitor-name.tsx';
import { MedalDisc } from '../../../shared/elements/parts/medal-disc.tsx';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
import type { Medallist } from '@podium/contract';

export function SportMedallists({ discipline }: { discipline: string }) {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.medallists(language, { discipline }));
  const events = [...Map.groupBy(data.items, competitionKey).values()];
  return (
    <section className="sport-over" aria-labelledby="over">
      <h3 id="over" className="section-title">
        <Icon name="medal" />
        {t('screens.disciplines.overTitle')}
      </h3>
      {events.length > 0 && (
        <details className="fold">
          <summary className="fold-summary">
            <span className="fill">{t('screens.disciplines.medallists', { count: events.length })}</span>
            <Icon name="down" isSmall />
          </summary>
          <ul className="fold-body sport-winners">
            {events.map((medallists) => (
              <EventWinners key={competitionKey(medallists[0]!)} medallists={medallists} />
            ))}
          </ul>
        </details>
      )}
      <PlaceLink to="medals" id={discipline} className="button">
        {t('screens.disciplines.medals')}
      </PlaceLink>
    </section>
  );
}

/** Age groups with medals of their own are competitions of their own. */
const competitionKey = ({ event, ageGroup = '' }: Medallist): string => `${event.id} ${ageGroup}`;

const order = ['gold', 'silver', 'bronze'];

function EventWinners({ medallists }: { medallists: Medallist[] }) {
  const { event, discipline } = medallists[0]!;
  return (
    <li className="sport-winner">
      <PlaceLink to="event" id={event.id} disciplineKey={discipline.key}>
        <bdi>{event.name}</bdi>
      </PlaceLink>
      <ul>
        {medallists
          .toSorted((a, b) => order.indexOf(a.medal) - order.indexOf(b.medal))
          .map(({ medal, competitor, organisation }) => (
            <li key={`${medal} ${competitor.id ?? competitor.name}`} className="sport-winner-line">
              <MedalDisc medal={medal} isSmall isExhibition={event.isExhibition} />
              <span className="text-part">
                <CompetitorName competitor={{ ...competitor, organisation: competitor.organisation ?? organisation }} />
              </span>
            </li>
          ))}
      </ul>
    </li>
  );
}
