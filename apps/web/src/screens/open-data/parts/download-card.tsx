import { openDataFormats, openDataPath, openDataTables } from '@podium/contract/open-data-words';
import { contentLanguage } from '@podium/i18n';
import { Icon } from '@podium/ui';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import type { OpenDataTable } from '@podium/contract';

export function DownloadCard({ table, discipline }: { table: OpenDataTable; discipline?: string }) {
  const t = useText();
  const { language } = usePage();
  const filter = { lang: contentLanguage(language), discipline };
  const name = t(`screens.open-data.tables.${table}`);
  return (
    <li className="open-data-card">
      <h3 className="open-data-name">{name}</h3>
      <p className="text-second text-ink2">{t(`screens.open-data.about.${table}`)}</p>
      <p className="open-data-links">
        {openDataFormats.map((format) => (
          <a
            key={format}
            href={openDataPath(table, format, format === 'csv' ? { ...filter, bom: '1' } : filter)}
            download=""
            className="button"
            aria-label={t('screens.open-data.fileOf', { name, format: format.toUpperCase() })}
          >
            {format.toUpperCase()}
          </a>
        ))}
      </p>
      <details>
        <summary>
          {t('screens.open-data.columns')}
          <Icon name="down" isSmall />
        </summary>
        <ul className="open-data-columns" dir="ltr" lang="en">
          {Object.keys(openDataTables[table]).map((column) => (
            <li key={column}>
              <code>{column}</code>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
