import { Avatar } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import { Flag } from '../../../shared/elements/parts/flag.tsx';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import type { ProfileAnswer } from '@podium/contract';

export function Members({ members }: { members: ProfileAnswer['memberList'] }) {
  const t = useText();
  if (members.length === 0) return null;
  return (
    <section id="members">
      <h2 className="section-title">{t('screens.profile.members')}</h2>
      <ul className="profile-links">
        {members.map(({ id, name, bib, organisation }) => (
          <li key={id}>
            <PlaceLink to="participant" id={id} className="found">
              <Avatar name={name} />
              <span className="main-part">
                <bdi className="block-name" translate="no">
                  {name}
                </bdi>
                {organisation && (
                  <span className="person-line text-second text-ink2">
                    <Flag organisation={organisation} />
                    <bdi>{organisation.name}</bdi>
                  </span>
                )}
              </span>
              {bib && (
                <span className="text-second text-ink2">
                  {`${t('screens.profile.bib')} `}
                  <bdi dir="ltr" className="num">
                    {bib}
                  </bdi>
                </span>
              )}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The coaches and other staff of a team. They have no profile pages. */
export function TeamStaff({ staff }: Pick<ProfileAnswer, 'staff'>) {
  const t = useText();
  if (!staff || staff.length === 0) return null;
  return (
    <section>
      <h2 className="section-title">{t('screens.profile.teamStaff')}</h2>
      <ul className="profile-links">
        {staff.map(({ id, name, function: role }) => (
          <li key={id} className="found">
            <Avatar name={name} />
            <span className="text-part">
              <bdi className="block-name" translate="no">
                {name}
              </bdi>
              {role && (
                <span className="second-line text-ink2">
                  <bdi>{role}</bdi>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Teams({ teams }: { teams: ProfileAnswer['teams'] }) {
  const t = useText();
  if (teams.length === 0) return null;
  return (
    <section id="teams">
      <h2 className="section-title">{t('screens.profile.teams')}</h2>
      <ul className="profile-links">
        {teams.map(({ id, name, event }) => (
          <li key={id}>
            <PlaceLink to="participant" id={id} className="found">
              <span className="text-part">
                <bdi className="block-name" translate="no">
                  {name}
                </bdi>
                {event && (
                  <span className="second-line text-ink2">
                    <bdi>{event.name}</bdi>
                  </span>
                )}
              </span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
