import { lazyPart } from '../../elements/lazy-part.tsx';
import { WayOnRequest } from './way-on-request.tsx';
import type { WayThereProps } from './way-there.tsx';

/** The space is kept while the part is loaded, so that nothing below it moves. */
const { Part } = lazyPart(
  async () => (await import('./way-there.tsx')).WayThere,
  () => <div className="way-space" />,
);

export function LazyWayThere(props: WayThereProps) {
  const { state = 'unasked' } = props.position ?? {};
  return (
    <WayOnRequest isRequested={state !== 'unasked'}>
      <Part {...props} />
    </WayOnRequest>
  );
}
