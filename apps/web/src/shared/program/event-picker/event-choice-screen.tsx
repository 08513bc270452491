import { ScheduleTabs } from '../schedule-tabs/schedule-tabs.tsx';
import { ChooseEvent } from './choose-event.tsx';
import { ChooseSport } from './choose-sport.tsx';
import { EventPicker } from './event-picker.tsx';
import type { EventAddress, EventChoice } from './event-picker.tsx';

/** An event page before an event is chosen: a list of sports, then the events of the chosen sport. */
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
