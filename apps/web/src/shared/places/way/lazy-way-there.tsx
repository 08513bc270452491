import { useHydrated } from '@tanstack/react-router';
import { lazyPart } from '../../elements/lazy-part.tsx';
import type { WayThereProps } from './way-there.tsx';

const space = () => <div className="way-space" />;
const { Part } = lazyPart(async () => (await import('./way-there.tsx')).WayThere, space);

/** Needs scripts. Its space is kept until then, so that nothing below it moves. */
export const LazyWayThere = (props: WayThereProps) => (useHydrated() ? <Part {...props} /> : space());
