import './open-data.css';
import { openDataDownloadsPerMinute, openDataPath, openDataTableNames } from '@podium/contract/open-data-words';
import { contentLanguage } from '@podium/i18n';
import { Button, Icon, SelectField } from '@podium/ui';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { CalendarButton } from '../../shared/program/calendar/calendar-button.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { RowLink } from '../../shared/elements/parts/row-link.tsx';
import { ShareButton } from '../../shared/elements/share/share-button.tsx';
import { useGames } from '../../shared/shell/use-games.ts';
import { DownloadCard } from './parts/download-card.tsx';

const descriptionName = 'OpenAPI 3.1';

export function OpenDataScreen({ discipline }: { discipline?: string }) {
  const t = useText();
  const { language } = usePage();
  const { games, format } = useGames();
  const navigate = useNavigate();
  const { publicUrl } = useRouteContext({ from: '__root__', select: ({ facts }) => facts });
  const example = `${publicUrl}${openDataPath('results', 'json', { lang: contentLanguage(language), discipline })}`;
  const disciplines = games.disciplines.toSorted((a, b) => format.compare(a.name, b.name));
  const sport = games.disciplines.find(({ key }) => key === discipline)?.name;
  return (
    <div className="screen open-data">
      <div className="screen-top">
        <h1 className="text-title">{t('screens.open-data.title')}</h1>
        <ShareButton name={t('screens.open-data.title')} />
      </div>
      <p className="open-data-intro">{t('screens.open-data.intro')}</p>
      <section aria-labelledby="open-data-files">
        <h2 id="open-data-files" className="section-title">
          {t('screens.open-data.files')}
        </h2>
        <form className="open-data-filter" method="get">
          <SelectField
            label={t('screens.open-data.sport')}
            name="discipline"
            value={discipline ?? ''}
            options={[
              { value: '', label: t('screens.open-data.allSports') },
              ...disciplines.map(({ key, name }) => ({ value: key, label: name })),
            ]}
            onChange={(key) => void navigate({ to: '.', search: key ? { discipline: key } : {}, resetScroll: false })}
          />
          <Button type="submit" className="unscripted">
            {t('action.apply')}
          </Button>
        </form>
        <ul className="open-data-cards">
          {openDataTableNames.map((table) => (
            <DownloadCard key={table} table={table} discipline={discipline} />
          ))}
        </ul>
        <p className="text-second text-ink2">{t('screens.open-data.privacy')}</p>
      </section>
      <section aria-labelledby="open-data-api">
        <h2 id="open-data-api" className="section-title">
          {t('screens.open-data.api')}
        </h2>
        <p className="open-data-intro">{t('screens.open-data.apiText')}</p>
        <pre className="open-data-code" dir="ltr">
          <code>{`curl --compressed "${example}"`}</code>
        </pre>
        <p className="open-data-links">
          <a href="/api/docs" className="button">
            <Icon name="document" />
            {t('screens.open-data.apiDocs')}
          </a>
          <a href="/api/openapi.json" className="button">
            {descriptionName}
          </a>
        </p>
      </section>
      <section aria-labelledby="open-data-more">
        <h2 id="open-data-more" className="section-title">
          {t('screens.open-data.more')}
        </h2>
        <p className="open-data-links">
          <CalendarButton
            filter={discipline ? `discipline-${discipline}` : 'medals'}
            name={sport ?? t('screens.open-data.medalEvents')}
          />
          <RowLink path="/widgets" className="button">
            <Icon name="square" />
            {t('screens.open-data.widgets')}
          </RowLink>
        </p>
      </section>
      <section aria-labelledby="open-data-terms">
        <h2 id="open-data-terms" className="section-title">
          {t('screens.open-data.terms')}
        </h2>
        <ul className="open-data-terms">
          <li>
            <License />
          </li>
          <li>{t('screens.open-data.limit', { count: format.number(openDataDownloadsPerMinute) })}</li>
          <li>{t('screens.open-data.polling')}</li>
        </ul>
      </section>
    </div>
  );
}

function License() {
  const t = useText();
  const { dataLicense, dataLicenseUrl } = useRouteContext({
    from: '__root__',
    select: ({ facts }) => facts.runtime,
  });
  if (dataLicense === undefined) return t('screens.open-data.noLicense');
  return (
    <>
      {t('screens.open-data.license')}{' '}
      {dataLicenseUrl ? (
        <a href={dataLicenseUrl} className="link" rel="license noreferrer">
          <bdi>{dataLicense}</bdi>
        </a>
      ) : (
        <bdi>{dataLicense}</bdi>
      )}
    </>
  );
}
