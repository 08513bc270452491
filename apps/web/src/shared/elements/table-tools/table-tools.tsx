import './table-tools.css';
import { showToast, showWholeTables } from '@podium/ui';
import { contentLanguage } from '@podium/i18n';
import { useEffect, useRef } from 'react';
import { usePage, useText } from '../../shell/page-context.tsx';
import { DotsMenu } from '../parts/dots-menu.tsx';
import { saveFile } from '../../../platform/save-file.ts';
import { copyText } from '../share/copy-text.ts';
import type { DotsMenuHandle } from '../parts/dots-menu.tsx';
import { rowsOf, toCsv, toTabs } from './table-text.ts';

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
    const handleCopy = (event: ClipboardEvent) => copySelection(event, element);
    element.addEventListener('copy', handleCopy);
    return () => element.removeEventListener('copy', handleCopy);
  }, []);
  const allRows = () => {
    showWholeTables();
    return [...place().querySelectorAll('table')].flatMap((table, index) => [
      ...(index > 0 ? [['']] : []),
      ...rowsOf(table),
    ]);
  };
  const close = () => menu.current!.close();
  const copy = async () => {
    const isCopied = await copyText(toTabs(allRows()));
    close();
    showToast(
      isCopied
        ? { kind: 'success', text: t('parts.table-tools.copied'), id: 'table' }
        : { kind: 'error', text: t('parts.table-tools.failed'), id: 'table' },
    );
  };
  const download = () => {
    void saveFile(new Blob([toCsv(allRows())], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`);
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
          <button type="button" onClick={download}>
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

/** Copies manually selected table rows as rows: the browser would split each into as many lines as it has parts. */
function copySelection(event: ClipboardEvent, element: Element): void {
  const selection = getSelection();
  const table = [...element.querySelectorAll('table')].find((one) => selection?.containsNode(one, true));
  if (!selection || !table || !event.clipboardData) return;
  const rows = rowsOf(table, (row) => selection.containsNode(row, true));
  // Within one row, the browser's own copy is correct.
  if (rows.length < 2) return;
  event.clipboardData.setData('text/plain', toTabs(rows));
  event.preventDefault();
}
