import { Presenter } from '../../../read-model/programme/presenter.ts';
import { veiledSnapshot } from '../../../read-model/programme/veiled-snapshot.ts';
import type { FeatureKit } from '../../kit.ts';
import type { PushReader } from '../../push-topics.ts';

export type TextKit = Pick<FeatureKit, 'programme' | 'read'>;

export const createPresenter = (
  { programme }: Pick<TextKit, 'programme'>,
  { language, hidesResults }: PushReader,
): Presenter => new Presenter(hidesResults ? veiledSnapshot(programme()) : programme(), language);

/** Isolates a name in text of the other direction. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
