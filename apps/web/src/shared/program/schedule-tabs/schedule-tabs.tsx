import './schedule-tabs.css';
import { TabLinks } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { useText } from '../../shell/page-context.tsx';
import { bringIntoView } from '../../elements/parts/bring-into-view.ts';

/** In the specification's order. */
const tabs = ['days', 'disciplines', 'grid', 'classification', 'day', 'event'] as const;
type ScheduleTab = (typeof tabs)[number];

/** Tabs that keep the selected sport. */
const ofSport: ReadonlySet<ScheduleTab> = new Set(['disciplines', 'classification', 'event']);

interface ScheduleTabsProps {
  current: ScheduleTab;
  /** The selected sport, which other tabs keep. */
  discipline?: string;
}

export function ScheduleTabs({ current, discipline }: ScheduleTabsProps) {
  const t = useText();
  return (
    <div className="schedule-tabs">
      <TabLinks label={t('parts.schedule-tabs.label')}>
        {tabs.map((tab) => (
          <Link
            key={tab}
            // Only the folders determine which screens exist, so the address is not typed.
            to={`/{-$locale}/schedule/${tab}` as '/{-$locale}/schedule/grid'}
            search={{ discipline: ofSport.has(tab) ? discipline : undefined } as never}
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
