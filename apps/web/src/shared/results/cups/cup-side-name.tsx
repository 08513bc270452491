import type { CupSideAnswer } from '@podium/contract';
import { LocalText } from '../../elements/content/local-text.tsx';
import { Flag } from '../../elements/parts/flag.tsx';

/** The flag and name of a delegation, or the name of a team of delegations. */
export function CupSideName({ side: { name, organisation } }: { side: CupSideAnswer }) {
  return (
    <>
      {organisation && <Flag organisation={organisation} />} <LocalText value={name} />
    </>
  );
}
