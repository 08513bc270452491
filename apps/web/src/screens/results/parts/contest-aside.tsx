import '../unit.css';
import { pages } from '@podium/contract/pages';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import { placeNames } from '../../../shared/places/place-names.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { isBeforeStart } from '../unit-tabs.ts';
import { unitParts } from '../unit-parts.ts';
import { Section } from './section.tsx';
import { UnitConditions } from './unit-extras.tsx';
import type { UnitAnswer } from '@podium/contract';

const { Part: Meetings } = unitParts.meetings;

/** Facts about the contest: current records, conditions, venue, earlier meetings of the two sides. */
export function ContestAside({ unit }: { unit: UnitAnswer }) {
  return (
    <>
      <StandingRecords unit={unit} />
      <UnitConditions unit={unit} />
      <Venue unit={unit} />
      {/* Before the start, the page shows the meetings at the top. */}
      {(unit.meetings?.length ?? 0) > 0 && !isBeforeStart(unit) && <Meetings unit={unit} />}
    </>
  );
}

function StandingRecords({ unit: { records } }: { unit: UnitAnswer }) {
  const t = useText();
  const { format } = useGames();
  if (!records?.length) return null;
  return (
    <Section title={t('parts.result.records')}>
      {/* A record may have been set in this contest. */}
      <dl className="condition-list">
        {records.map((record) => (
          <div key={record.type}>
            <dt>
              <bdi>{record.typeName}</bdi>
            </dt>
            <dd>
              <bdi dir="ltr" className="num strong">
                {record.result}
              </bdi>
              {record.holder?.name && (
                <>
                  {' '}
                  <bdi translate="no">{record.holder.name}</bdi>
                </>
              )}
              {record.date && (
                <span className="second-line text-ink2" suppressHydrationWarning>
                  {format.dateFull(record.date)}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Venue({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  const { venue } = unit;
  if (!venue) return null;
  const [, ...otherNames] = placeNames(unit);
  return (
    <Section title={t('parts.result.where')}>
      <div className="contest-venue">
        <PlaceLink to="venue" id={venue.id} className="link">
          <bdi>{venue.name}</bdi>
        </PlaceLink>
        {otherNames.map((name) => (
          <span key={name} className="second-line text-ink2">
            <bdi>{name}</bdi>
          </span>
        ))}
        <RowLink path={`${pages.venue(venue.id)}#way-there`} className="link contest-way">
          {t('parts.way.title')}
        </RowLink>
        <a href="results?as=board" className="link contest-way">
          {t('shared.bigScreen')}
        </a>
      </div>
    </Section>
  );
}
