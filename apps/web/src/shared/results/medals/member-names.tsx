import { Fragment } from 'react';
import { PlaceLink } from '../../elements/parts/place-link.tsx';
import { DOT } from '../../elements/dot.ts';
import type { Medallist } from '@podium/contract';

/** The members who won a medal together, each linked to a profile. */
export function MemberNames({ members }: { members: readonly NonNullable<Medallist['members']>[number][] }) {
  return members.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ' '}
      <span className="medal-member">
        <PlaceLink to="participant" id={id} className="medal-link">
          <bdi translate="no">{name}</bdi>
        </PlaceLink>
        {index < members.length - 1 && DOT.trimEnd()}
      </span>
    </Fragment>
  ));
}
