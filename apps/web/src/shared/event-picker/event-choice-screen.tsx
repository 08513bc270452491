import { ScheduleTabs } from '../schedule-tabs/schedule-tabs.tsx';
import { ChooseEvent } from './choose-event.tsx';
import { ChooseSport } from './choose-sport.tsx';
import { EventPicker } from './event-picker.tsx';
import type { EventAddress, EventChoice } from './event-picker.tsx';

/** A page of an event before one is chosen: first the sports, then the events of one. */
export function EventChoiceScreen({ title, tab, to, choice }: EventChoiceScreenProps) {
  const { discipline } = choice;
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{title}</h1>
      </div>
      <ScheduleTabs current={tab} discipline={discipline} />
      <EventPicker to={to} choice={choice} />
      {discipline ? <ChooseEvent to={to} choice={{ ...choice, discipline }} /> : <ChooseSport to={to} />}
    </div>
  );
}
interface EventChoiceScreenProps {
  title: string;
  tab: 'event' | 'classification';
  to: EventAddress;
  choice: EventChoice;
}
