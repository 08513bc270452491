import './table-tools.css';
import { showToast } from '@podium/ui';
import { contentLanguage } from '@podium/i18n';
import { useEffect, useRef } from 'react';
import { usePage, useText } from '../../shell/page-context.tsx';
import { DotsMenu } from '../parts/dots-menu.tsx';
import { copyText } from '../share/copy-text.ts';
import type { DotsMenuHandle } from '../parts/dots-menu.tsx';
import type * as ExportTables from './export-tables.ts';

/** Copies and saves tables; loaded when the reader opens the menu or selects text. */
const bringExport = async () => (exported = await import('./export-tables.ts'));
let exported: typeof ExportTables | undefined;

interface TableToolsProps {
  /** Name of the file: `medals`. */
  fileName: string;
  /** Subject of the shared image, if there is one: `unit-…`, `day-…`. */
  picture?: string;
}

/**
 * Exports the tables of the closest ancestor with `data-tables`: copied for a spreadsheet, as CSV or as an image.
 * Text selected and copied by hand is also copied as rows.
 */
export function TableTools({ fileName, picture }: TableToolsProps) {
  const t = useText();
  const { language } = usePage();
  const menu = useRef<DotsMenuHandle>(null);
  const anchor = useRef<HTMLDivElement>(null);
  const place = () => anchor.current!.closest('[data-tables]')!;
  useEffect(() => {
    const element = anchor.current!.closest<HTMLElement>('[data-tables]')!;
    // A copy cannot wait for a file. Until it is loaded, the browser copies the text itself.
    const handleSelect = () => {
      // A failed request is repeated with the next selection.
      if (!exported) bringExport().catch(() => undefined);
    };
    const handleCopy = (event: ClipboardEvent) => exported?.copySelection(event, element);
    document.addEventListener('selectstart', handleSelect);
    element.addEventListener('copy', handleCopy);
    return () => {
      document.removeEventListener('selectstart', handleSelect);
      element.removeEventListener('copy', handleCopy);
    };
  }, []);
  const close = () => menu.current!.close();
  const copy = async () => {
    const isCopied = await bringExport().then(
      async ({ tabsOf }) => copyText(tabsOf(place())),
      // The file is missing, such as without a network: the toast reports that nothing was copied.
      () => false,
    );
    close();
    showToast(
      isCopied
        ? { kind: 'success', text: t('parts.table-tools.copied'), id: 'table' }
        : { kind: 'error', text: t('parts.table-tools.failed'), id: 'table' },
    );
  };
  const download = async () => {
    try {
      await (await bringExport()).saveTables(place(), fileName);
    } catch {
      showToast({ kind: 'error', text: t('parts.table-tools.failed'), id: 'table' });
    }
    close();
  };
  return (
    <div ref={anchor} className="table-tools needs-scripts">
      <DotsMenu ref={menu} label={t('parts.table-tools.menu')}>
        <li>
          <button type="button" onClick={() => void copy()}>
            {t('parts.table-tools.copy')}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => void download()}>
            {t('parts.table-tools.csv')}
          </button>
        </li>
        {picture && (
          <li>
            <a
              href={`/share/${encodeURIComponent(picture)}.${contentLanguage(language)}.png`}
              download={`${fileName}.png`}
            >
              {t('parts.table-tools.picture')}
            </a>
          </li>
        )}
      </DotsMenu>
    </div>
  );
}
