import type { EntryMethod } from '@podium/contract';
import { SpokenAside } from './spoken-aside.tsx';

/** Method of entry: `WC` for a wild card, with its meaning as tooltip and for screen readers. */
export function EntryMark({ method }: { method: EntryMethod | undefined }) {
  if (!method) return null;
  const { code, name } = method;
  return (
    <abbr data-tip={name} className="abbreviation">
      <bdi dir="ltr" translate="no">
        {code}
      </bdi>
      {name && <SpokenAside text={name} />}
    </abbr>
  );
}
