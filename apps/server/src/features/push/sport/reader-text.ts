import { Presenter } from '../../../read-model/program/presenter.ts';
import { veiledSnapshot } from '../../../read-model/program/veiled-snapshot.ts';
import type { FeatureKit } from '../../kit.ts';
import type { PushReader } from '../../push-topics.ts';

export type TextKit = Pick<FeatureKit, 'program' | 'read'>;

export const createPresenter = (
  { program }: Pick<TextKit, 'program'>,
  { language, hidesResults }: PushReader,
): Presenter => new Presenter(hidesResults ? veiledSnapshot(program()) : program(), language);

/** Isolates a name in text of the other direction. */
export const isolate = (name: string): string => `\u2068${name}\u2069`;
