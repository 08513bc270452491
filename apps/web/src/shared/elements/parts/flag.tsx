import { Flag as FlagPicture } from '@podium/ui';
import type { OrganisationRef } from '@podium/contract';

interface FlagProps {
  organisation: OrganisationRef;
  size?: 'row' | 'title';
  /** Name of the delegation, unless it is written next to the flag. */
  label?: string;
}

/** The flag of a delegation, or its code if it has no flag. */
export function Flag({ organisation, size, label }: FlagProps) {
  return <FlagPicture picture={organisation.flag} code={organisation.code} size={size} label={label} />;
}
