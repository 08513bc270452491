import { pages } from '@podium/contract/pages';
import { Badge, Icon } from '@podium/ui';
import type { IconName, Tone } from '@podium/ui';
import { LocalText } from '../../../shared/elements/content/local-text.tsx';
import { OtherLanguage } from '../../../shared/elements/content/other-language.tsx';
import { Paragraphs } from '../../../shared/elements/content/paragraphs.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { DisciplineSign } from '../../../shared/elements/parts/discipline-sign.tsx';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { awardState } from '../state.ts';
import type { Award, AwardState } from '../state.ts';

const statusStyles = {
  planned: { tone: 'info', icon: 'clock' },
  waiting: { tone: 'warn', icon: 'clock' },
  called: { tone: 'live-outline', icon: 'bolt' },
  delivered: { tone: 'ok', icon: 'check' },
  unscheduled: { tone: 'mute', icon: undefined },
} as const satisfies Record<AwardState, { tone: Tone; icon: IconName | undefined }>;

export function AwardRow({ award }: { award: Award }) {
  const t = useText();
  const { format, now, timeOn } = useGames();
  const { discipline, event, day, start, venue, place, presenters, note, isDecided, unit } = award;
  const state = awardState(award, now);
  const { tone, icon } = statusStyles[state];
  return (
    <li className="award">
      <p className="award-time">
        {start ? (
          <time dateTime={start} dir="ltr" className="num" suppressHydrationWarning>
            {timeOn(start, day)}
          </time>
        ) : (
          <span className="text-ink3">{t('screens.awards.noTime')}</span>
        )}
      </p>
      <div className="award-body">
        <p className="award-sport">
          <DisciplineSign disciplineKey={discipline.key} size="row" />
          <bdi>{discipline.name}</bdi>
        </p>
        <h3 className="award-event">
          <bdi>{event.name}</bdi>
        </h3>
        {(venue ?? place) && (
          <p className="award-place">
            <Icon name="pin" isSmall />
            <span>
              {venue && (
                <PlaceLink to="venue" id={venue.id}>
                  <bdi>{venue.name}</bdi>
                </PlaceLink>
              )}
              {venue && place && ' · '}
              {place && <LocalText value={place} />}
            </span>
          </p>
        )}
        {presenters && (
          <div className="award-presenters">
            <p className="text-second text-ink2">{t('screens.awards.presenters')}</p>
            <Paragraphs value={presenters} className="award-names" />
          </div>
        )}
        {note && (
          <p className="text-second text-ink2">
            <LocalText value={note} /> <OtherLanguage value={note} />
          </p>
        )}
        <p className="award-links">
          {unit && <RowLink path={pages.unit(discipline.key, unit)}>{t('screens.awards.contest')}</RowLink>}
          {isDecided && (
            <PlaceLink to="medals" id={discipline.key} className="link">
              {t('screens.awards.medals')}
            </PlaceLink>
          )}
        </p>
      </div>
      <p className="award-state">
        <Badge tone={tone} icon={icon}>
          {t(`screens.awards.state.${state}`)}
        </Badge>
        {!isDecided && state !== 'delivered' && (
          <span className="text-second text-ink2">{t('screens.awards.waitsForOfficial')}</span>
        )}
        <span className="visually-hidden">{format.dateLong(day)}</span>
      </p>
    </li>
  );
}
