import { Badge, Icon } from '@podium/ui';
import type { SafeSportAnswer } from '@podium/contract';
import { LocalText } from '../../../shared/elements/content/local-text.tsx';
import { OtherLanguage } from '../../../shared/elements/content/other-language.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';

type Contact = SafeSportAnswer['contacts'][number];

export function ContactCard({ contact }: { contact: Contact }) {
  const t = useText();
  const { name, description, phone, email, chat, web, hours, isEmergency } = contact;
  const outward = { rel: 'noopener noreferrer', target: '_blank' } as const;
  return (
    <li className={isEmergency ? 'safe-contact is-emergency' : 'safe-contact'}>
      <p className="safe-contact-name">
        <LocalText value={name} />
        {isEmergency && <Badge tone="warn">{t('screens.safe-sport.emergency')}</Badge>}
      </p>
      {description && (
        <p className="text-ink2">
          <LocalText value={description} /> <OtherLanguage value={description} />
        </p>
      )}
      {hours && (
        <p className="safe-hours">
          <Icon name="clock" isSmall />
          <LocalText value={hours} />
        </p>
      )}
      <p className="safe-ways">
        {phone && (
          <a href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`} className="button button-main">
            <Icon name="phone" />
            <span>
              {t('screens.safe-sport.call')} <bdi dir="ltr">{phone}</bdi>
            </span>
          </a>
        )}
        {chat && (
          <a href={chat} className="button" {...outward}>
            {t('screens.safe-sport.chat')}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className="button">
            {t('screens.safe-sport.mail')}
            <span className="visually-hidden">
              <bdi>{email}</bdi>
            </span>
          </a>
        )}
        {web && (
          <a href={web} className="button" {...outward}>
            {t('screens.safe-sport.web')}
          </a>
        )}
      </p>
    </li>
  );
}
