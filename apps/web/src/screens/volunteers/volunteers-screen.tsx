import './volunteers.css';
import type { VolunteerContactsAnswer, VolunteersAnswer } from '@podium/contract';
import { EmptyState, Icon } from '@podium/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { LocalText } from '../../shared/elements/content/local-text.tsx';
import { OtherLanguage } from '../../shared/elements/content/other-language.tsx';
import { Paragraphs } from '../../shared/elements/content/paragraphs.tsx';
import { Picture } from '../../shared/elements/content/picture.tsx';
import { WhereLink } from '../../shared/elements/content/where-link.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { isStaff } from '../../shared/people/user/is-staff.ts';
import { privateQuery } from '../../shared/people/user/private-query.ts';
import { useUser } from '../../shared/reader/user-store.ts';

type Area = VolunteersAnswer['items'][number];
type Contact = VolunteerContactsAnswer['items'][number];

export function VolunteersScreen() {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.volunteers(language));
  const contacts = useQuery({
    ...privateQuery<VolunteerContactsAnswer>('/api/v1/me/volunteer-contacts'),
    enabled: isStaff(useUser()),
  });
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{t('screens.volunteers.title')}</h1>
        <DataAgeLine asOf={data.asOf} />
      </div>
      <p className="text-ink2">{t('screens.volunteers.intro')}</p>
      {data.items.length === 0 ? (
        <EmptyState icon="people" title={t('screens.volunteers.empty')} />
      ) : (
        <ul className="volunteer-areas">
          {data.items.map((area) => (
            <AreaCard key={area.id} area={area} contact={contacts.data?.items.find(({ id }) => id === area.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function AreaCard({ area, contact }: { area: Area; contact: Contact | undefined }) {
  const t = useText();
  const { id, name, tasks, shifts, apply, web, venue, place, photo } = area;
  return (
    <li id={id} className="volunteer-area">
      {photo && <Picture picture={photo} sizes="(min-width: 48rem) 24rem, 100vw" className="volunteer-photo" />}
      <h2 className="volunteer-name">
        <LocalText value={name} />
      </h2>
      <OtherLanguage value={name} />
      <Paragraphs value={tasks} />
      {(venue ?? place) && (
        <p className="text-second">
          <WhereLink venue={venue} place={place} />
        </p>
      )}
      {shifts && (
        <div>
          <h3 className="volunteer-label">{t('screens.volunteers.shifts')}</h3>
          <Paragraphs value={shifts} />
        </div>
      )}
      {apply && (
        <details className="volunteer-apply">
          <summary>{t('screens.volunteers.apply')}</summary>
          <Paragraphs value={apply} />
          {web !== null && (
            <a href={web} target="_blank" rel="noopener noreferrer" className="button">
              {t('screens.volunteers.form')}
            </a>
          )}
        </details>
      )}
      {contact && <StaffContact contact={contact} />}
    </li>
  );
}

function StaffContact({ contact: { lead, phone, email } }: { contact: Contact }) {
  const t = useText();
  return (
    <div>
      <h3 className="volunteer-label">{t('screens.volunteers.contact')}</h3>
      {lead !== null && (
        <p>
          <bdi>{lead}</bdi>
        </p>
      )}
      <p className="volunteer-contact">
        {phone !== null && (
          <a href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`} className="button">
            <Icon name="phone" />
            <bdi dir="ltr" className="num">
              {phone}
            </bdi>
          </a>
        )}
        {email !== null && (
          <a href={`mailto:${email}`} className="link">
            <bdi dir="ltr">{email}</bdi>
          </a>
        )}
      </p>
    </div>
  );
}
