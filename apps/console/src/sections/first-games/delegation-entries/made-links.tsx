import { Alert, Box, Button, TextField } from '@mui/material';
import type { EntryLinksMade } from '@podium/contract';
import { toCsv } from '../../../frame/csv.ts';
import { saveFile } from '../../../frame/save-file.ts';
import { useText } from '../../../language/text.ts';

interface MadeLinksProps {
  links: EntryLinksMade['items'];
  delegationName: (id: string) => string;
}

/** New addresses, shown this once: to copy, or as a file for a mailing. */
export function MadeLinks({ links, delegationName }: MadeLinksProps) {
  const t = useText();
  const rows = links.map(({ delegation, url }) => ({ name: delegationName(delegation), url }));
  return (
    <Alert severity="success">
      {t('delegation-entries.made.once')}
      <Box sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
        {rows.map(({ name, url }) => (
          <TextField
            key={url}
            label={name}
            value={url}
            fullWidth
            slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
            onFocus={({ target }) => (target as HTMLInputElement).select()}
          />
        ))}
        <Button
          variant="outlined"
          color="inherit"
          sx={{ justifySelf: 'start' }}
          onClick={() =>
            saveFile(
              'entry-links.csv',
              'text/csv',
              toCsv(
                ['delegation', 'link'],
                rows.map(({ name, url }) => [name, url]),
              ),
            )
          }
        >
          {t('delegation-entries.made.csv')}
        </Button>
      </Box>
    </Alert>
  );
}
