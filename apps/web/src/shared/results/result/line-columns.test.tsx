import { compilePhrases } from '@podium/i18n/phrases';
import { ColumnCells, ColumnHeads } from '@podium/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { keepMessages, translatorFor } from '../../shell/messages.ts';
import { bibColumn, delegationColumn } from './line-columns.tsx';
import { phrases as result } from './phrases/en.ts';
import type { StartLine } from '@podium/contract';

keepMessages('en', compilePhrases({ parts: { result } }));
const t = translatorFor('en');
const bahia = { code: 'BAH', name: 'Bahia', flag: null };
const line = { bib: '7', competitor: { id: '1', name: 'LIMA Ana', organisation: bahia } } as unknown as StartLine;

test('the cells of a column are as wide as its heading, and hidden with it', () => {
  const columns = [bibColumn(t, 'result-bib'), delegationColumn(t)];
  const html = renderToStaticMarkup(
    <table>
      <thead>
        <ColumnHeads columns={columns} />
      </thead>
      <tbody>
        <tr>
          <ColumnCells columns={columns} row={line} />
        </tr>
      </tbody>
    </table>,
  );
  expect(html).toContain('<th scope="col" class="result-from max-md:hidden">Delegation</th>');
  expect(html).toContain('<td class="text-ink2 result-from max-md:hidden"><bdi>Bahia</bdi></td>');
  expect(html).toContain('<td class="mid num text-ink2 result-bib"><bdi dir="ltr">7</bdi></td>');
});
