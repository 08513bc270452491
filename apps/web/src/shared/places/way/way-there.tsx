import './way.css';
import { SelectField } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PointAnswer } from '@podium/contract';
import { keyOf } from '../../reader/starred-places.ts';
import type { StarredPlace } from '../../reader/starred-places.ts';
import { usePage, useText } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { useGames } from '../../shell/use-games.ts';
import { myPlace, useMyPlaces } from '../my-places/use-my-places.ts';
import { NearestButton } from '../place/nearest-button.tsx';
import type { usePosition } from '../place/use-position.ts';
import { Rides } from './rides.tsx';
import { WayTitle } from './way-title.tsx';
import { startChoices, usualStart } from './starts.ts';

const HERE = 'here';

export interface WayThereProps {
  to: StarredPlace & { point: PointAnswer };
  /** The page's; pages that may not ask for it have none. */
  position?: ReturnType<typeof usePosition>;
  /** Named in the heading where the page is about something else. */
  name?: string;
}

/**
 * Shows the way to a place from the reader's hotel, another starred place or their position: the next direct rides, and
 * the walk. Computed on the device from whole days of the timetable, so it works without a network.
 */
export function WayThere({ to, position, name }: WayThereProps) {
  const t = useText();
  const { language } = usePage();
  const { format } = useGames();
  const starred = useMyPlaces();
  const { data: hotels } = useQuery(queries.places(language, { type: 'hotel' }));
  const [chosen, setChosen] = useState<string>();
  const destination = keyOf(to);
  const byName = (hotels?.items ?? []).map(myPlace).toSorted((a, b) => format.compare(a.name, b.name));
  const choices = startChoices(starred, byName, destination);
  const here = position?.point;
  const start = chosen ?? (here ? HERE : (usualStart(starred, destination) ?? ''));
  const from = start === HERE ? here : choices.find((place) => keyOf(place) === start)?.point;
  if (choices.length === 0 && !position) return null;
  return (
    <section aria-labelledby="way-there" className="way">
      <WayTitle name={name} />
      <div className="way-from">
        <SelectField
          key={`${start} ${choices.length}`}
          label={t('parts.way.from')}
          name="from"
          value={start}
          options={[
            { value: '', label: t('parts.way.choose') },
            ...(here ? [{ value: HERE, label: t('parts.way.here') }] : []),
            ...choices.map((place) => ({ value: keyOf(place), label: place.name })),
          ]}
          onChange={setChosen}
        />
        {position && !here && <NearestButton position={position} label={t('parts.way.fromHere')} />}
      </div>
      {from && <Rides key={start} from={from} to={to.point} />}
    </section>
  );
}
