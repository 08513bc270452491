import { Presenter } from '../../../read-model/program/presenter.ts';
import { veiledSnapshot } from '../../../read-model/program/veiled-snapshot.ts';
import type { FeatureKit } from '../../kit.ts';
import type { PushReader, PushSubject } from '../../push-topics.ts';

export type TextKit = Pick<FeatureKit, 'program' | 'read'>;

export const createPresenter = (
  { program }: Pick<TextKit, 'program'>,
  { language, hidesResults }: PushReader,
): Presenter => new Presenter(hidesResults ? veiledSnapshot(program()) : program(), language);

/** Name of the followed athlete, team or delegation, if it is public. */
export function followedName(presenter: Presenter, about: PushSubject | undefined): string | undefined {
  if (about?.kind === 'athlete') return presenter.personName(about.id);
  if (about?.kind === 'team') return presenter.teamName(about.id);
  return about?.kind === 'delegation' ? presenter.organisation(about.id)?.name : undefined;
}
