import './special-awards.css';
import { Icon } from '@podium/ui';
import { LocalText } from '../../elements/content/local-text.tsx';
import { OtherLanguage } from '../../elements/content/other-language.tsx';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { Flag } from '../../elements/parts/flag.tsx';
import { PlaceLink } from '../../elements/parts/place-link.tsx';
import { useIsVeiled } from '../../reader/veil.ts';
import { useText } from '../../shell/page-context.tsx';
import { useGames } from '../../shell/use-games.ts';
import type { SpecialAward } from '@podium/contract';

interface SpecialAwardsProps {
  awards: readonly SpecialAward[];
  /** The page is about this person, team or delegation, which is not named again. */
  ofWinner?: string;
  /** The page is about one sport, which is not named again. */
  isWithinSport?: boolean;
}

/** Awards that are no medals, under a heading; nothing if there are none. */
export function SpecialAwards({ awards, ofWinner, isWithinSport = false }: SpecialAwardsProps) {
  const t = useText();
  if (awards.length === 0) return null;
  return (
    <section id="special-awards">
      <h2 className="section-title">{t('parts.special-awards.title')}</h2>
      <ul className="unit-list">
        {awards.map((award) => (
          <AwardLine key={award.id} award={award} ofWinner={ofWinner} isWithinSport={isWithinSport} />
        ))}
      </ul>
    </section>
  );
}

interface AwardLineProps {
  award: SpecialAward;
  ofWinner: string | undefined;
  isWithinSport: boolean;
}

function AwardLine({ award, ofWinner, isWithinSport }: AwardLineProps) {
  const { format, timeOn } = useGames();
  const { name, discipline, event, day, start, reason, venue, place } = award;
  return (
    <li className="special-award">
      <Icon name="medal" />
      <div className="main-part">
        <p className="strong">
          <LocalText value={name} />
        </p>
        <Winners award={award} ofWinner={ofWinner} />
        {reason && (
          <p className="text-second">
            <LocalText value={reason} />
          </p>
        )}
        <p className="special-award-facts text-second text-ink2">
          {!isWithinSport && discipline && <bdi>{discipline.name}</bdi>}
          {event && <bdi>{event.name}</bdi>}
          <span suppressHydrationWarning>{format.date(day)}</span>
          {start && (
            <time dateTime={start} dir="ltr" className="num" suppressHydrationWarning>
              {timeOn(start, day)}
            </time>
          )}
          {venue && <bdi>{venue.name}</bdi>}
          {place && <LocalText value={place} />}
          <OtherLanguage value={name} />
        </p>
      </div>
    </li>
  );
}

function Winners({ award, ofWinner }: Pick<AwardLineProps, 'award' | 'ofWinner'>) {
  const t = useText();
  const isVeiled = useIsVeiled();
  const winners = award.winners.filter(({ id }) => id !== ofWinner);
  const delegations = award.delegations.filter(({ code }) => code !== ofWinner);
  if (isVeiled) return <p className="text-second text-ink2">{t('parts.veil.hidden')}</p>;
  if (award.winners.length + award.delegations.length === 0)
    return <p className="text-second text-ink2">{t('parts.special-awards.open')}</p>;
  if (winners.length + delegations.length === 0) return null;
  return (
    <ul className="special-award-winners">
      {winners.map((winner) => (
        <li key={winner.id}>
          <PlaceLink to="participant" id={winner.id ?? ''} className="competitor-link">
            <CompetitorName competitor={winner} />
          </PlaceLink>
        </li>
      ))}
      {delegations.map((delegation) => (
        <li key={delegation.code}>
          <PlaceLink to="delegation" id={delegation.code} className="competitor-link">
            <Flag organisation={delegation} /> <bdi>{delegation.name}</bdi>
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
}
