import { useText } from '../../language/text.ts';
import { EventDraw } from './event-draw.tsx';
import { EventList } from './event-list/event-list.tsx';
import { usePlan } from './plan-context.ts';
import { drawnEvent } from './published-draw.ts';
import { TakeBack } from './take-back.tsx';
import { TimesAlert } from './times/times-alert.tsx';

export function DrawStep() {
  const t = useText();
  const { draws, publishedVersion } = usePlan().state.answer;
  return (
    <>
      {publishedVersion !== null && <TakeBack />}
      <TimesAlert />
      <EventList
        summary={(event) =>
          t('event-list.drawn', {
            entries: event.entries.items.length,
            contests: drawnEvent(event, draws).contests.length,
          })
        }
      >
        {(event, index) => <EventDraw event={event} index={index} />}
      </EventList>
    </>
  );
}
