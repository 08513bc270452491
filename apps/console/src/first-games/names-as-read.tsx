import { Box, Typography } from '@mui/material';
import { useText } from '../language/text.ts';
import { panel } from '../look/panel.ts';
import type { EnteredPerson } from './person-name.ts';

/** Given and family names as they will be published, so that a wrong order is seen before. */
export function NamesAsRead({ label, people }: { label: string; people: readonly EnteredPerson[] }) {
  const t = useText();
  if (people.length === 0) return null;
  return (
    <Box component="section" aria-label={label} tabIndex={0} sx={{ ...panel, p: 1, maxHeight: 200, overflowY: 'auto' }}>
      <Typography variant="caption" color="text.secondary" component="div">
        {t('first-games.namesAsReadHint')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', columnWidth: 220 }}>
        {people.map(({ givenName, familyName }, index) => (
          // Two people may have the same name.
          <li key={`${givenName} ${familyName} ${index}`}>
            <bdi>{givenName}</bdi> <strong dir="auto">{familyName}</strong>
          </li>
        ))}
      </Box>
    </Box>
  );
}
