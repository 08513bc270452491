import '../../../shared/elements/form/form.css';
import type { CertificateRequest, OwnCertificateAnswer } from '@podium/contract';
import { contentLanguage } from '@podium/i18n';
import { Button } from '@podium/ui';
import { Link, useLocation } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { RequestError } from '../../../platform/request.ts';
import { failureText } from '../../../shared/elements/form/fault-text.ts';
import { dateIn } from '../../../shared/shell/games-time.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { useGamesFacts } from '../../../shared/shell/use-games.ts';
import { askAsUser } from '../../../shared/people/user/private-query.ts';
import { signInAddress } from '../../../shared/shell/return-to.ts';
import { useUser } from '../../../shared/reader/user-store.ts';
import type { FormEvent } from 'react';
import type { OwnCourse } from '../use-progress.ts';

interface CertificatePartProps {
  /** Id of a completed course. */
  course: string;
  certificate: OwnCourse['certificate'];
  isUser: boolean;
  onIssued: () => void;
}

/** The certificate of a completed course, or the form to request it. */
export function CertificatePart({ course, certificate, isUser, onIssued }: CertificatePartProps) {
  const t = useText();
  const [issued, setIssued] = useState<OwnCertificateAnswer>();
  const ownCertificate = certificate ?? issued;
  const handleIssued = (issuedCertificate: OwnCertificateAnswer) => {
    setIssued(issuedCertificate);
    onIssued();
  };
  return (
    <div className="card">
      <h2 className="course-name">{t('screens.courses.certificate')}</h2>
      {!isUser && <SignInFirst />}
      {isUser && ownCertificate?.revokedAt && (
        <RevokedCertificate code={ownCertificate.code} revokedAt={ownCertificate.revokedAt} />
      )}
      {isUser && ownCertificate && !ownCertificate.revokedAt && <OwnCertificate certificate={ownCertificate} />}
      {isUser && !ownCertificate && <CertificateForm course={course} onIssued={handleIssued} onRevoked={onIssued} />}
    </div>
  );
}

function SignInFirst() {
  const t = useText();
  const currentHref = useLocation({ select: ({ href }) => href });
  return (
    <>
      <p>{t('screens.courses.signInText')}</p>
      <div className="course-actions">
        <a href={signInAddress(currentHref)} data-within="" className="button button-main">
          {t('parts.user.signIn')}
        </a>
      </div>
    </>
  );
}

function OwnCertificate({ certificate: { code, name } }: { certificate: OwnCertificateAnswer }) {
  const t = useText();
  const { language } = usePage();
  return (
    <>
      <p>
        {t('screens.courses.issuedTo')} <bdi className="strong">{name}</bdi>
      </p>
      <p>
        {t('screens.courses.code')}{' '}
        <bdi dir="ltr" className="num strong">
          {code}
        </bdi>
      </p>
      <div className="course-actions">
        <a
          href={`/api/v1/certificates/${code}.pdf?lang=${contentLanguage(language)}`}
          target="_blank"
          rel="noopener noreferrer"
          className="button button-main"
        >
          {t('screens.courses.openCertificate')}
        </a>
        <Link to="/{-$locale}/verify/$code" params={{ code }} preload={false} className="button">
          {t('screens.courses.openVerification')}
        </Link>
      </div>
    </>
  );
}

function RevokedCertificate({ code, revokedAt }: { code: string; revokedAt: string }) {
  const t = useText();
  const { games, format } = useGamesFacts();
  return (
    <>
      <p className="strong">
        {t('screens.courses.revoked', { day: format.dateLong(dateIn(new Date(revokedAt), games.timeZone)) })}
      </p>
      <p>{t('screens.courses.revokedHint')}</p>
      <p>
        {t('screens.courses.code')}{' '}
        <bdi dir="ltr" className="num strong">
          {code}
        </bdi>
      </p>
    </>
  );
}

interface CertificateFormProps {
  course: string;
  onIssued: (certificate: OwnCertificateAnswer) => void;
  /** Called if the certificate was issued and revoked elsewhere since this page was loaded. */
  onRevoked: () => void;
}

/** Asks for the name to print: the holder decides between the username and their own name. */
function CertificateForm({ course, onIssued, onRevoked }: CertificateFormProps) {
  const t = useText();
  const id = useId();
  const username = useUser()?.userData?.username ?? '';
  const [isOwnName, setOwnName] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ isName: boolean; text: string }>();
  const send = async (request: CertificateRequest) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const path = `/api/v1/me/courses/${encodeURIComponent(course)}/certificate`;
      onIssued(await askAsUser<OwnCertificateAnswer>(path, { method: 'POST', body: request }));
    } catch (error) {
      const faults = error instanceof RequestError ? error.fields : [];
      if (faults.some(({ message }) => message === 'revoked')) onRevoked();
      const fields = new Set(faults.map(({ field }) => field));
      const isName = fields.has('name');
      const text = isName
        ? t('screens.courses.nameInvalid')
        : fields.has('course')
          ? t('screens.courses.notPassed')
          : failureText(t, error);
      setFailure({ isName, text });
    }
    setBusy(false);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const name = new FormData(event.currentTarget).get('name');
    void send({ name: isOwnName && typeof name === 'string' ? name : null });
  };
  return (
    <form method="post" noValidate className="form" onSubmit={handleSubmit}>
      <fieldset className="course-names">
        <legend>{t('screens.courses.nameQuestion')}</legend>
        <label className="course-choice">
          <input type="radio" name="kind" checked={!isOwnName} onChange={() => setOwnName(false)} />
          <span>
            {t('screens.courses.nameUser')} <bdi className="strong">{username}</bdi>
          </span>
        </label>
        <label className="course-choice">
          <input type="radio" name="kind" checked={isOwnName} onChange={() => setOwnName(true)} />
          <span>{t('screens.courses.nameOwn')}</span>
        </label>
      </fieldset>
      {isOwnName && (
        <div className="field">
          <label htmlFor={`${id}-name`}>{t('screens.courses.nameLabel')}</label>
          <input
            id={`${id}-name`}
            name="name"
            type="text"
            autoComplete="name"
            maxLength={80}
            aria-invalid={failure?.isName ? true : undefined}
            aria-describedby={failure ? `${id}-fault` : undefined}
          />
        </div>
      )}
      <p className="field-hint">{t('screens.courses.nameHint')}</p>
      {failure && (
        <p id={`${id}-fault`} role="alert" className="field-fault">
          {failure.text}
        </p>
      )}
      <Button type="submit" look="main" className="form-send" aria-disabled={isBusy}>
        {isBusy ? t('screens.courses.getting') : t('screens.courses.get')}
      </Button>
    </form>
  );
}
