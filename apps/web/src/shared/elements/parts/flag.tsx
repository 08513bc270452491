import { Flag as FlagPicture } from '@podium/ui';
import type { OrganisationRef } from '@podium/contract';

/** The flag of a delegation, or its code if it has no flag. */
export function Flag({ organisation, size }: { organisation: OrganisationRef; size?: 'row' | 'title' }) {
  return <FlagPicture picture={organisation.flag} code={organisation.code} size={size} />;
}
