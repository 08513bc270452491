import '../unit.css';
import { paths } from '@podium/contract/paths';
import { contentLanguage } from '@podium/i18n';
import { Badge, Icon } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { isFinished, itemWords } from '../../../shared/item-state.ts';
import { DataAgeLine } from '../../../shared/parts/data-age-line.tsx';
import { MedalDisc } from '../../../shared/parts/medal-disc.tsx';
import { PlaceLink } from '../../../shared/parts/place-link.tsx';
import { StatusBadge } from '../../../shared/parts/status-badge.tsx';
import { usePage, useText } from '../../../shared/page-context.tsx';
import { ShareButton } from '../../../shared/share/share-button.tsx';
import { useGames } from '../../../shared/use-games.ts';
import { DOT } from '../../../shared/dot.ts';
import type { UnitAnswer } from '@podium/contract';

/** What it is, how sure, when and where. */
export function UnitHeader({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  const { title, part } = itemWords(unit);
  return (
    <header className="flex flex-col gap-2">
      {unit.discipline && (
        <nav aria-label={t('nav.breadcrumb')} className="crumbs">
          <Link to="/{-$locale}/discipline/$key" params={{ key: unit.discipline.key }} search={{}} className="link">
            <bdi>{unit.discipline.name}</bdi>
          </Link>
          <Icon name="chevron" isSmall />
          <Link
            to="/{-$locale}/schedule/day/$day/{-$discipline}/{-$venue}"
            params={{ day: unit.day, discipline: unit.discipline.key, venue: undefined }}
            search={{}}
            className="link"
          >
            <DayName day={unit.day} />
          </Link>
        </nav>
      )}
      <div className="flex items-center gap-x-3">
        {unit.medal && <MedalDisc medal={unit.medal} isExhibition={unit.event?.isExhibition} />}
        <h1 className="text-title">
          <bdi>{title}</bdi>
          {part && <span className="visually-hidden">, </span>}
          {part && (
            <span className="block text-body font-semibold text-ink2">
              <bdi>{part}</bdi>
            </span>
          )}
        </h1>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <StatusBadge status={unit.status} />
        {unit.event?.isExhibition && <Badge tone="info">{t('shared.exhibition')}</Badge>}
        {unit.current && (unit.current.clock || unit.current.period) && (
          <bdi dir="ltr" className="num font-semibold">
            {[unit.current.period, unit.current.clock].filter(Boolean).join(DOT)}
          </bdi>
        )}
        <DataAgeLine asOf={unit.asOf} />
      </div>
      <WhenAndWhere unit={unit} />
      <UnitActions unit={unit} />
      {unit.status === 'UNOFFICIAL' && <p className="notice tone-warn">{t('parts.result.unofficial')}</p>}
      {unit.status === 'PROTESTED' && <p className="notice tone-protest">{t('parts.result.protested')}</p>}
    </header>
  );
}

/** Send it on; and while it is still to come, take it into the own calendar. */
function UnitActions({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  const { language } = usePage();
  const { title, part } = itemWords(unit);
  return (
    <div className="unit-actions">
      <ShareButton name={part ? t('shared.pair', { first: title, second: part }) : title} />
      {!isFinished(unit) && unit.status !== 'CANCELLED' && unit.start && (
        <a href={paths.calendar(contentLanguage(language), `unit-${unit.id}`)} className="button">
          <Icon name="calendar" />
          {t('shared.toCalendar')}
        </a>
      )}
    </div>
  );
}

function DayName({ day }: { day: string }) {
  const { format } = useGames();
  return <span suppressHydrationWarning>{format.date(day)}</span>;
}

function WhenAndWhere({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  const { format } = useGames();
  const places = [...new Set([unit.venue?.name, unit.location?.name])].filter((name) => name !== undefined);
  const isTimed = unit.start && !unit.isStartHidden && unit.status !== 'POSTPONED';
  return (
    <dl className="facts">
      <div>
        <dt>
          <Icon name="clock" isSmall />
          <span className="visually-hidden">{t('parts.result.when')}</span>
        </dt>
        <dd className="flex flex-wrap gap-x-3">
          <span suppressHydrationWarning>{format.dateLong(unit.day)}</span>
          {isTimed && (
            <time dateTime={unit.start!} className={unit.status === 'CANCELLED' ? 'line-through' : undefined}>
              <bdi dir="ltr">{unit.end ? format.range(unit.start!, unit.end) : format.time(unit.start!)}</bdi>
            </time>
          )}
          {!isTimed && unit.startText && <bdi>{unit.startText}</bdi>}
          {unit.status === 'POSTPONED' && t('shared.noTime')}
        </dd>
      </div>
      {places.length > 0 && (
        <div>
          <dt>
            <Icon name="flag" isSmall />
            <span className="visually-hidden">{t('parts.result.where')}</span>
          </dt>
          <dd>
            {places.map((name, index) => (
              <span key={name}>
                {index > 0 && DOT}
                {index === 0 && unit.venue ? (
                  <PlaceLink to="venue" id={unit.venue.id}>
                    <bdi>{name}</bdi>
                  </PlaceLink>
                ) : (
                  <bdi>{name}</bdi>
                )}
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
