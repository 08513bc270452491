import { Icon } from '@podium/ui';
import { mayOpen } from '../../../shared/shell/may-open.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';

export function BackLink() {
  const t = useText();
  if (!mayOpen('/transport')) return null;
  return (
    <RowLink path="/transport" className="back-link">
      <Icon name="chevron" isSmall />
      {t('screens.transport.all')}
    </RowLink>
  );
}
