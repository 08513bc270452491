import './timetable.css';
import { Icon } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';

/** Destination of a trip, with an arrow that screen readers announce as a word. */
export function Headsign({ place }: { place: string }) {
  const t = useText();
  return (
    <span className="headsign">
      <Icon name="arrow" isSmall />
      <bdi aria-hidden="true">{place}</bdi>
      <span className="visually-hidden">{t('parts.timetable.to', { place })}</span>
    </span>
  );
}
