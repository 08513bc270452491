import '../place/place.css';
import './list-and-map.css';
import { SegmentedLinks } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTwoPanes } from '../../elements/parts/has-two-panes.ts';
import { useText } from '../../shell/page-context.tsx';
import { CityDrawing } from './city-drawing.tsx';
import { CityMap } from './city-map.tsx';
import type { CityMapProps } from './city-map.tsx';
import type { ReactNode } from 'react';

interface ListAndMapProps extends Omit<CityMapProps, 'selected'> {
  /** From the address: on small screens the map replaces the list. */
  view: 'map' | undefined;
  /** The selected place, which replaces the map, and on small screens also the list. */
  detail?: ReactNode;
  children: ReactNode;
}

/** A list of places next to their map; the list scrolls separately and keeps its position while places are opened. */
export function ListAndMap({ view, markers, onSelect, detail, children }: ListAndMapProps) {
  const t = useText();
  const hasMap = !detail && markers.length > 0;
  const classes = ['list-map', detail && 'is-opened', hasMap && 'has-map', hasMap && view === 'map' && 'is-map'];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {hasMap && (
        <div className="list-map-switch">
          <SegmentedLinks label={t('parts.map.views')}>
            {([undefined, 'map'] as const).map((one) => (
              <Link
                key={one ?? 'list'}
                to="."
                search={(search) => ({ ...search, view: one })}
                replace
                preload={false}
                resetScroll={false}
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={one === view ? 'true' : undefined}
              >
                {t(one ? 'parts.map.map' : 'parts.map.list')}
              </Link>
            ))}
          </SegmentedLinks>
        </div>
      )}
      <div className="list-map-list">{children}</div>
      {detail}
      {hasMap && (
        <div className="list-map-map">
          <MapBeside isAsked={view === 'map'} markers={markers} onSelect={onSelect} />
        </div>
      )}
    </div>
  );
}

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** The map if requested, or in wide windows once the user interacts with the page; until then a drawing. */
function MapBeside({ isAsked, ...map }: CityMapProps & { isAsked: boolean }) {
  const isWide = useTwoPanes();
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (isUsed || document.documentElement.classList.contains('saves-data')) return undefined;
    const use = () => setUsed(true);
    for (const sign of signs) addEventListener(sign, use, { once: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, use);
    };
  }, [isUsed]);
  if (isAsked || (isWide && isUsed)) return <CityMap {...map} />;
  return isWide ? <CityDrawing markers={map.markers} /> : null;
}
