import { Button, Icon, showToast } from '@podium/ui';
import { useState } from 'react';
import type { MyCourseAnswer } from '@podium/contract';
import { useText } from '../../../shared/page-context.tsx';
import { RowLink } from '../../../shared/parts/row-link.tsx';
import { useGames } from '../../../shared/use-games.ts';

interface CertificateBoxProps {
  certificate: NonNullable<MyCourseAnswer['certificate']>;
  onRename: (name: string | null) => Promise<void>;
}

/** The certificate of a passed course: its code, and whose name it shows. */
export function CertificateBox({ certificate, onRename }: CertificateBoxProps) {
  const t = useText();
  const { format } = useGames();
  const [name, setName] = useState(certificate.name ?? '');
  const [isSending, setSending] = useState(false);
  const save = async () => {
    setSending(true);
    try {
      await onRename(name.trim() === '' ? null : name.trim());
      showToast({ kind: 'success', text: t('screens.courses.nameSaved'), id: 'certificate' });
    } catch {
      showToast({ kind: 'error', text: t('screens.courses.nameFailed'), id: 'certificate' });
    } finally {
      setSending(false);
    }
  };
  return (
    <section className="certificate-box" aria-labelledby="certificate-title">
      <h2 id="certificate-title" className="certificate-title">
        <Icon name="medal" />
        {t('screens.courses.certificate')}
      </h2>
      <p>
        {t('screens.courses.code')}{' '}
        <bdi dir="ltr" className="certificate-code">
          {certificate.code}
        </bdi>
        <time dateTime={certificate.issuedAt} className="block text-second text-ink2">
          {format.dateTime(certificate.issuedAt)}
        </time>
      </p>
      <form
        className="certificate-name"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label>
          <span>{t('screens.courses.nameLabel')}</span>
          <input
            type="text"
            value={name}
            maxLength={80}
            autoComplete="name"
            aria-describedby="certificate-hint"
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <Button type="submit" disabled={isSending}>
          {t('screens.courses.saveName')}
        </Button>
      </form>
      <p id="certificate-hint" className="text-second text-ink2">
        {t('screens.courses.nameHint')}
      </p>
      <p>
        <RowLink path={`/verify/${certificate.code}`}>{t('screens.courses.verify')}</RowLink>
      </p>
    </section>
  );
}
