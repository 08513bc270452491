import './certificate.css';
import { ErrorState, Icon, Skeleton } from '@podium/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CertificateAnswer } from '@podium/contract';
import { contentLanguage } from '@podium/i18n';
import type { LanguageTag } from '@podium/i18n';
import { ask } from '../../platform/ask.ts';
import { describeFailure } from '../../platform/read-error.ts';
import { LocalText } from '../../shared/content/local-text.tsx';
import { usePage, useText } from '../../shared/page-context.tsx';
import { useGames } from '../../shared/use-games.ts';

const certificateQuery = (code: string, language: LanguageTag) => {
  const path = `/api/v1/certificates/${encodeURIComponent(code)}?lang=${contentLanguage(language)}`;
  return queryOptions({
    queryKey: ['certificate', path] as const,
    queryFn: async ({ signal }) => ask<CertificateAnswer>(path, { signal }),
    retry: (failures, error) => describeFailure(error).status !== 404 && failures < 2,
  });
};

/** Whether a certificate is genuine, whose it is and what for. */
export function CertificateScreen({ code }: { code: string }) {
  const t = useText();
  const { language } = usePage();
  const { format } = useGames();
  const { data, error, refetch } = useQuery(certificateQuery(code, language));
  const isUnknown = error !== null && describeFailure(error).status === 404;
  return (
    <div className="screen verify-page">
      <h1 className="text-title">{t('screens.certificate.title')}</h1>
      <p className="text-ink2">
        {t('screens.certificate.code')}{' '}
        <bdi dir="ltr" className="num">
          {code}
        </bdi>
      </p>
      <p className="js:hidden">{t('screens.certificate.needsScripts')}</p>
      {data && (
        <section className="verify-card is-genuine">
          <output className="verify-verdict">
            <Icon name="check" />
            {t('screens.certificate.genuine')}
          </output>
          <dl className="verify-facts">
            <div>
              <dt>{t('screens.certificate.holder')}</dt>
              <dd>
                <bdi>{data.holder}</bdi>
              </dd>
            </div>
            <div>
              <dt>{t('screens.certificate.course')}</dt>
              <dd>
                <LocalText value={data.course} />
              </dd>
            </div>
            <div>
              <dt>{t('screens.certificate.provider')}</dt>
              <dd>
                <bdi>{data.provider}</bdi>
              </dd>
            </div>
            <div>
              <dt>{t('screens.certificate.issued')}</dt>
              <dd>
                <time dateTime={data.issuedAt}>{format.dateTime(data.issuedAt)}</time>
              </dd>
            </div>
          </dl>
        </section>
      )}
      {isUnknown && (
        <section className="verify-card is-unknown">
          <output className="verify-verdict">
            <Icon name="warning" />
            {t('screens.certificate.unknown')}
          </output>
          <p>{t('screens.certificate.unknownHint')}</p>
        </section>
      )}
      {error && !isUnknown && (
        <ErrorState
          title={t('state.loadError')}
          text={t('state.tryLater')}
          retryLabel={t('action.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton label={t('state.loading')} heights={['card']} />}
    </div>
  );
}
