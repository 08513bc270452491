import '../../shared/elements/card/card.css';
import '../../shared/elements/form/form.css';
import './verify.css';
import type { CertificateAnswer } from '@podium/contract';
import { contentLanguage } from '@podium/i18n';
import { Button, ErrorState, Icon, Skeleton } from '@podium/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { request } from '../../platform/request.ts';
import { ReadError } from '../../platform/read-error.ts';
import { LocalText } from '../../shared/elements/content/local-text.tsx';
import { failureText } from '../../shared/elements/form/fault-text.ts';
import { dateIn } from '../../shared/shell/games-time.ts';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { retryDelay, shouldRetry } from '../../shared/shell/queries/document-query.ts';
import { useGamesFacts } from '../../shared/shell/use-games.ts';
import { PRIVATE } from '../../shared/people/user/private-query.ts';
import type { LanguageTag } from '@podium/i18n';
import type { FormEvent } from 'react';

/** Requested only in the browser and kept in memory: a certificate names a person. */
const certificateQuery = (code: string, language: LanguageTag) => {
  const path = `/api/v1/certificates/${encodeURIComponent(code)}?lang=${contentLanguage(language)}`;
  return queryOptions({
    queryKey: [PRIVATE, path] as const,
    queryFn: async ({ signal }) => request<CertificateAnswer>(path, { signal }),
    networkMode: 'always',
    retryOnMount: false,
    retry: (failures, error) => navigator.onLine && shouldRetry(failures, error),
    retryDelay,
  });
};

/** Shows whether a certificate is genuine, its holder and its course. */
export function VerifyScreen({ code }: { code?: string }) {
  const t = useText();
  return (
    <div className="screen">
      <div className="form-card">
        <h1 className="text-title">{t('screens.verify.title')}</h1>
        <p className="text-ink2">{t('screens.verify.intro')}</p>
        <p className="unscripted">{t('screens.verify.needsScripts')}</p>
        {code !== undefined && (
          <div aria-live="polite">
            <Verdict code={code} />
          </div>
        )}
        <CodeForm code={code} />
      </div>
    </div>
  );
}

function CodeForm({ code }: { code?: string }) {
  const t = useText();
  const id = useId();
  const navigate = useNavigate();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    const next = typeof code === 'string' ? code.trim().slice(0, 40) : '';
    if (next !== '') void navigate({ to: '/{-$locale}/verify/$code', params: (params) => ({ ...params, code: next }) });
  };
  return (
    <form className="form verify-form" onSubmit={handleSubmit}>
      <div className="field">
        <label htmlFor={id}>{t('screens.verify.code')}</label>
        <input
          id={id}
          name="code"
          type="text"
          dir="ltr"
          required
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          defaultValue={code}
          aria-describedby={`${id}-hint`}
        />
        <p id={`${id}-hint`} className="field-hint">
          {t('screens.verify.codeHint', { example: 'K7QP-3M2X-9D' })}
        </p>
      </div>
      <Button type="submit" look={code === undefined ? 'main' : 'plain'} className="form-send">
        {t('screens.verify.check')}
      </Button>
    </form>
  );
}

function Verdict({ code }: { code: string }) {
  const t = useText();
  const { language } = usePage();
  const { data, error, refetch } = useQuery(certificateQuery(code, language));
  if (data?.revokedAt) return <Revoked certificate={data} revokedAt={data.revokedAt} />;
  if (data) return <Genuine certificate={data} />;
  if (error instanceof ReadError && error.status === 404) return <Unknown />;
  if (error)
    return (
      <ErrorState
        title={t('state.loadError')}
        text={failureText(t, error)}
        retryLabel={t('action.retry')}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className="needs-scripts-block">
      <Skeleton label={t('state.loading')} heights={['card']} />
    </div>
  );
}

function Unknown() {
  const t = useText();
  return (
    <div role="alert" className="card verify-unknown">
      <h2 className="verify-verdict">
        <Icon name="cross" />
        {t('screens.verify.unknown')}
      </h2>
      <p>{t('screens.verify.unknownHint')}</p>
    </div>
  );
}

function Revoked({ certificate, revokedAt }: { certificate: CertificateAnswer; revokedAt: string }) {
  const t = useText();
  const { games, format } = useGamesFacts();
  const { code, title } = certificate;
  return (
    <div role="alert" className="card verify-unknown">
      <h2 className="verify-verdict">
        <Icon name="cross" />
        {t('screens.verify.revoked')}
      </h2>
      <p>{t('screens.verify.revokedHint')}</p>
      <dl className="verify-facts">
        <dt>{t('screens.verify.revokedOn')}</dt>
        <dd>{format.dateLong(dateIn(new Date(revokedAt), games.timeZone))}</dd>
        <dt>{t('screens.verify.course')}</dt>
        <dd>
          <LocalText value={title} />
        </dd>
        <dt>{t('screens.verify.code')}</dt>
        <dd>
          <bdi dir="ltr" className="num">
            {code}
          </bdi>
        </dd>
      </dl>
    </div>
  );
}

function Genuine({ certificate }: { certificate: CertificateAnswer }) {
  const t = useText();
  const { language } = usePage();
  const { games, format } = useGamesFacts();
  const { code, name, title, at } = certificate;
  return (
    <section className="card verify-genuine">
      <h2 className="verify-verdict">
        <Icon name="tick" />
        {t('screens.verify.genuine')}
      </h2>
      <dl className="verify-facts">
        <dt>{t('screens.verify.holder')}</dt>
        <dd>
          <bdi>{name}</bdi>
        </dd>
        <dt>{t('screens.verify.course')}</dt>
        <dd>
          <LocalText value={title} />
        </dd>
        <dt>{t('screens.verify.issued')}</dt>
        <dd>{format.dateLong(dateIn(new Date(at), games.timeZone))}</dd>
        <dt>{t('screens.verify.code')}</dt>
        <dd>
          <bdi dir="ltr" className="num">
            {code}
          </bdi>
        </dd>
      </dl>
      <a
        href={`/api/v1/certificates/${code}.pdf?lang=${contentLanguage(language)}`}
        target="_blank"
        rel="noopener noreferrer"
        className="button"
      >
        {t('screens.verify.open')}
      </a>
    </section>
  );
}
