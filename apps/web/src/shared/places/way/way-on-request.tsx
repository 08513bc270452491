import './way-space.css';
import { Button } from '@podium/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useStarredPlaces } from '../../reader/starred-places.ts';
import { useText } from '../../shell/page-context.tsx';
import { WayTitle } from './way-title.tsx';

interface WayOnRequestProps {
  name?: string;
  isRequested?: boolean;
  children: ReactNode;
}

/** Shows the way there at once to readers with starred places, to others on request: most visits do not need it. */
export function WayOnRequest({ name, isRequested = false, children }: WayOnRequestProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const hasStars = useStarredPlaces().length > 0;
  if (isOpen || hasStars || isRequested) return children;
  return (
    <section aria-labelledby="way-there" className="way-space needs-scripts-block">
      <WayTitle name={name} />
      <Button icon="bus" onClick={() => setOpen(true)}>
        {t('parts.way.choose')}
      </Button>
    </section>
  );
}
