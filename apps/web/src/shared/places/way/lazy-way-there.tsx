import { Button } from '@podium/ui';
import { useState } from 'react';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { useStarredPlaces } from '../../reader/starred-places.ts';
import { useText } from '../../shell/page-context.tsx';
import type { WayThereProps } from './way-there.tsx';

/** The space is kept while the part is loaded, so that nothing below it moves. */
const { Part } = lazyPart(
  async () => (await import('./way-there.tsx')).WayThere,
  () => <div className="way-space" />,
);

/** Loaded on request, and at once for readers with starred places: most visits of a place do not need it. */
export function LazyWayThere(props: WayThereProps) {
  const t = useText();
  const [isRequested, setRequested] = useState(false);
  const hasStars = useStarredPlaces().length > 0;
  const { state = 'unasked' } = props.position ?? {};
  if (isRequested || hasStars || state !== 'unasked') return <Part {...props} />;
  return (
    <section aria-labelledby="way-there" className="way-space needs-scripts-block">
      <h2 id="way-there" className="section-title">
        {t('parts.way.title')}
      </h2>
      <Button icon="bus" onClick={() => setRequested(true)}>
        {t('parts.way.choose')}
      </Button>
    </section>
  );
}
