import { Badge } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';

/** A record in short, `GR`, or `=GR` if it was equaled, with its name for screen readers. */
export function RecordBadge({ type, isEqualled }: { type: string; isEqualled: boolean }) {
  const t = useText();
  const key = `record.${type}` as 'record.GR';
  const name = t.has(key) ? t(key) : type;
  return (
    <Badge tone="ok">
      <bdi dir="ltr" aria-hidden="true">
        {isEqualled ? `=${type}` : type}
      </bdi>
      <span className="visually-hidden">{isEqualled ? t('record.equalled', { name }) : name}</span>
    </Badge>
  );
}
