import { waitUntilApplied } from '../feed/desk/wait-until-applied.ts';
import type { FeatureKit } from './kit.ts';

/**
 * Resolves when this process shows a decision in its public documents, so that the user can open the page. The
 * decision is final either way: after some seconds the request is answered without waiting further.
 *
 * @param entry number of the decision in the journal
 */
export async function waitUntilShown(
  { pool, programAt }: Pick<FeatureKit, 'pool' | 'programAt'>,
  entry: number,
): Promise<void> {
  const seq = await waitUntilApplied(pool, entry);
  if (seq === undefined) return;
  try {
    await programAt(seq);
  } catch {
    // The documents are late, for which monitoring raises an alarm; the decision is valid.
  }
}
