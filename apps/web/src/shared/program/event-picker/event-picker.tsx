import './event-picker.css';
import { Button, SelectField } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { usePage, useText } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { useGames } from '../../shell/use-games.ts';
import type { DisciplineAnswer } from '@podium/contract';
import type { Gender } from '../../elements/genders.ts';

export type EventAddress = '/{-$locale}/schedule/event' | '/{-$locale}/schedule/classification';

export interface EventChoice {
  discipline?: string;
  event?: string;
  gender?: Gender;
  delegation?: string;
  /** The side whose path through the contests is shown. */
  road?: string;
}

interface EventPickerProps {
  to: EventAddress;
  choice: EventChoice;
}

/** Selects a sport, then one of its events: a plain form without scripts, immediate with scripts. */
export function EventPicker({ to, choice }: EventPickerProps) {
  const t = useText();
  const { games, format } = useGames();
  const navigate = useNavigate();
  const disciplines = games.disciplines.toSorted((a, b) => format.compare(a.name, b.name));
  const go = (wanted: EventChoice) => void navigate({ to, search: wanted, resetScroll: false });
  return (
    <form method="get" className="event-picker">
      {choice.gender && <input type="hidden" name="gender" value={choice.gender} />}
      {choice.delegation && <input type="hidden" name="delegation" value={choice.delegation} />}
      <SelectField
        label={t('parts.event-picker.sport')}
        name="discipline"
        value={choice.discipline ?? ''}
        options={[
          { value: '', label: t('parts.event-picker.chooseSport') },
          ...disciplines.map(({ key, name }) => ({ value: key, label: name })),
        ]}
        onChange={(discipline) => go({ delegation: choice.delegation, discipline: discipline || undefined })}
      />
      {choice.discipline && (
        <EventSelect
          discipline={choice.discipline}
          choice={choice}
          onChange={(event) => go({ ...choice, event: event || undefined, road: undefined })}
        />
      )}
      <Button type="submit" className="unscripted">
        {t('action.apply')}
      </Button>
    </form>
  );
}

function EventSelect({ discipline, choice, onChange }: EventSelectProps) {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.discipline(language, { key: discipline }));
  return (
    <SelectField
      label={t('parts.event-picker.event')}
      name="event"
      value={choice.event ?? ''}
      options={[
        { value: '', label: t('parts.event-picker.allEvents') },
        ...eventsOf(data, choice.gender, choice.event).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={onChange}
    />
  );
}
interface EventSelectProps {
  discipline: string;
  choice: EventChoice;
  onChange: (event: string) => void;
}

/** The events of a sport, optionally of one gender; the chosen event is always included. */
export function eventsOf(
  { eventList }: Pick<DisciplineAnswer, 'eventList'>,
  gender: EventChoice['gender'],
  chosen?: string,
): DisciplineAnswer['eventList'] {
  return eventList.filter((event) => !gender || event.gender === gender || event.id === chosen);
}
