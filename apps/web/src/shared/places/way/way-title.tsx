import { DOT } from '../../elements/dot.ts';
import { useText } from '../../shell/page-context.tsx';

/** @param name the destination, unless the page is about it */
export function WayTitle({ name }: { name: string | undefined }) {
  const t = useText();
  return (
    <h2 id="way-there" className="section-title">
      <span>
        {t('parts.way.title')}
        {name && (
          <>
            {DOT}
            <bdi>{name}</bdi>
          </>
        )}
      </span>
    </h2>
  );
}
