import { Icon } from '@podium/ui';
import { useText } from '../../../shared/page-context.tsx';

/** Destination of a trip, with an arrow that is read as a word. */
export function Headsign({ place }: { place: string }) {
  const t = useText();
  return (
    <span className="headsign">
      <Icon name="arrow" isSmall />
      <bdi aria-hidden="true">{place}</bdi>
      <span className="visually-hidden">{t('screens.transport.to', { place })}</span>
    </span>
  );
}
