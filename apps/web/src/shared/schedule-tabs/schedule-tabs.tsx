import './schedule-tabs.css';
import { TabLinks } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { useText } from '../page-context.tsx';
import { bringIntoView } from '../parts/bring-into-view.ts';

/** The specification's order. */
const tabs = ['days', 'disciplines', 'grid', 'classification', 'day', 'event'] as const;
type ScheduleTab = (typeof tabs)[number];

/** Tabs that a sport can be taken along to, and those that know its events. */
const ofSport: ReadonlySet<ScheduleTab> = new Set(['disciplines', 'classification', 'event']);
const ofEvent: ReadonlySet<ScheduleTab> = new Set(['classification', 'event']);

interface ScheduleTabsProps {
  current: ScheduleTab;
  /** What is looked at now; the other tabs show the same. */
  discipline?: string;
  event?: string;
}

/** The six ways to look at the schedule. */
export function ScheduleTabs({ current, discipline, event }: ScheduleTabsProps) {
  const t = useText();
  return (
    <div className="schedule-tabs">
      <TabLinks label={t('parts.schedule-tabs.label')}>
        {tabs.map((tab) => (
          <Link
            key={tab}
            // Which screens there are is known by the folders alone.
            to={`/{-$locale}/schedule/${tab}` as '/{-$locale}/schedule/grid'}
            search={
              {
                discipline: ofSport.has(tab) ? discipline : undefined,
                event: ofEvent.has(tab) ? event : undefined,
              } as never
            }
            ref={tab === current ? bringIntoView : undefined}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={tab === current ? 'page' : undefined}
            preload={false}
          >
            {t(`parts.schedule-tabs.${tab}`)}
          </Link>
        ))}
      </TabLinks>
    </div>
  );
}
