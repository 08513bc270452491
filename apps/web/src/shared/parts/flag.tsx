import type { OrganisationRef } from '@podium/contract';

/** The flag beside a name says nothing that the name does not; without a picture its code stands there. */
export function Flag({ organisation }: { organisation: OrganisationRef }) {
  if (!organisation.flag) {
    return (
      <bdi dir="ltr" className="flag-code">
        {organisation.code}
      </bdi>
    );
  }
  return <img className="flag" src={organisation.flag} alt="" width={18} height={12} loading="lazy" decoding="async" />;
}
