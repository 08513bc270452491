import { irmName } from '../irm-name.ts';
import { useText } from '../../shell/page-context.tsx';
import { SpokenAside } from './spoken-aside.tsx';

/** Reason for a missing result: `DNS`, with its meaning as tooltip and for screen readers. */
export function Irm({ irm, className = '' }: { irm: string; className?: string }) {
  const t = useText();
  const label = irmName(t, irm);
  return (
    <abbr data-tip={label} className={className === '' ? 'abbreviation' : `abbreviation ${className}`}>
      <bdi dir="ltr" translate="no">
        {irm}
      </bdi>
      {label && <SpokenAside text={label} />}
    </abbr>
  );
}
