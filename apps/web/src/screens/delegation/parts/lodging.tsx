import type { LodgingAnswer } from '@podium/contract';
import { contentLanguage } from '@podium/i18n';
import { useQuery } from '@tanstack/react-query';
import { LocalText } from '../../../shared/elements/content/local-text.tsx';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { PlaceLinks } from '../../../shared/places/place/place-links.tsx';
import { isStaff } from '../../../shared/people/user/is-staff.ts';
import { privateQuery } from '../../../shared/people/user/private-query.ts';
import { useUser } from '../../../shared/reader/user-store.ts';

/** The hotels of a delegation, for its signed-in members and for staff. */
export function Lodging({ code }: { code: string }) {
  const t = useText();
  const { language } = usePage();
  const user = useUser();
  const { userData } = user ?? {};
  const isMember =
    user?.loginType === 'user' && !!userData && 'organisation' in userData && userData.organisation === code;
  const { data } = useQuery({
    ...privateQuery<LodgingAnswer>(`/api/v1/me/lodging?lang=${contentLanguage(language)}`),
    enabled: isMember || isStaff(user),
  });
  const hotels = data?.items.filter(({ delegation }) => delegation === code) ?? [];
  if (hotels.length === 0) return null;
  return (
    <section className="delegation-lodging">
      <h2 className="section-title">{t('screens.delegation.lodging')}</h2>
      <ul>
        {hotels.map(({ id, name, address, localAddress, point, phone, web, hours }) => (
          <li key={id} className="delegation-hotel">
            <h3 className="strong">
              <LocalText value={name} />
            </h3>
            {(address ?? localAddress) && (
              <address className="text-second text-ink2">
                {address ? <LocalText value={address} /> : <bdi>{localAddress}</bdi>}
              </address>
            )}
            {hours && (
              <p className="text-second">
                <LocalText value={hours} />
              </p>
            )}
            <PlaceLinks
              name={name.text}
              address={address ? [address.text] : []}
              point={point}
              phone={phone}
              web={web}
            />
          </li>
        ))}
      </ul>
      <p className="text-second text-ink2">{t('screens.delegation.lodgingNote')}</p>
    </section>
  );
}
