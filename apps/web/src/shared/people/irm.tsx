import { useText } from '../shell/page-context.tsx';
import { SpokenAside } from '../results/result/spoken-aside.tsx';

/** Reason for a missing rank: `DNS`, with its meaning as tooltip and for screen readers. */
export function Irm({ irm }: { irm: string }) {
  const t = useText();
  const key = `irm.${irm}` as 'irm.DNS';
  const label = t.has(key) ? t(key) : undefined;
  return (
    <abbr data-tip={label} className="no-underline">
      <bdi dir="ltr">{irm}</bdi>
      {label && <SpokenAside text={label} />}
    </abbr>
  );
}
