import { useChosen } from '../shared/device-classes.ts';
import { lazyPart } from '../shared/lazy-part.tsx';
import { loadVisitor } from './load-visitor.ts';

const { Part: ShowResults } = lazyPart(async () => (await loadVisitor()).ShowResults);

/** Only those who hide results get the way to show them. */
export function VeilWatch() {
  return useChosen('hides-results') && <ShowResults />;
}
