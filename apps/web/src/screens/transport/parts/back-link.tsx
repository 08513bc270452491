import { Icon } from '@podium/ui';
import { mayOpen } from '../../../shared/may-open.ts';
import { useText } from '../../../shared/page-context.tsx';
import { RowLink } from '../../../shared/parts/row-link.tsx';

export function BackLink() {
  const t = useText();
  if (!mayOpen('/transport')) return null;
  return (
    <RowLink path="/transport" className="transport-back">
      <span className="transport-back-arrow">
        <Icon name="chevron" isSmall />
      </span>
      {t('screens.transport.all')}
    </RowLink>
  );
}
