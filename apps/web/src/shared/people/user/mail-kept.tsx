import { Icon } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import type { MailAnswer } from '@podium/contract';

/** Shows where emails are stored if the server does not send them, as in the demo. */
export function MailKept({ mail }: MailAnswer) {
  const t = useText();
  if (mail === 'sent') return null;
  return (
    <p className="form-note">
      <Icon name="info" />
      <span>{t('parts.user.mailKept', { folder: '\u2066data/outbox\u2069' })}</span>
    </p>
  );
}
