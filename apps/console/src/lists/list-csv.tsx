import { Button } from '@mui/material';
import { saveFile } from '../frame/save-file.ts';
import { useText } from '../language/text.ts';

/** A list as a file: from the server, or of the items that were received. */
export type ListCsv = { href: string } | { fileName: string; isEmpty: boolean; text: () => string };

export function CsvButton({ csv }: { csv: ListCsv }) {
  const t = useText();
  if ('href' in csv)
    return (
      <Button variant="outlined" href={csv.href} download>
        {t('lists.csv')}
      </Button>
    );
  const { fileName, isEmpty, text } = csv;
  return (
    <Button variant="outlined" disabled={isEmpty} onClick={() => saveFile(fileName, 'text/csv', text())}>
      {t('lists.csv')}
    </Button>
  );
}
