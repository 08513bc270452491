import { Box, Typography } from '@mui/material';
import { useText } from '../../language/text.ts';
import { panel } from '../../look/panel.ts';
import type { EnteredPerson } from '@podium/games-folder/own-sheets';

/** Given and family names as they will be published, so that organizers notice a wrong order in time. */
export function NamesAsRead({ label, people }: { label: string; people: readonly EnteredPerson[] }) {
  const t = useText();
  if (people.length === 0) return null;
  // A name that two people have is read once.
  const byName = new Map(people.map((person) => [`${person.givenName}\t${person.familyName}`, person]));
  return (
    <Box component="section" aria-label={label} tabIndex={0} sx={{ ...panel, p: 1, maxHeight: 200, overflowY: 'auto' }}>
      <Typography variant="caption" color="text.secondary" component="div">
        {t('first-games.namesAsReadHint')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', columnWidth: 220 }}>
        {[...byName].map(([key, { givenName, familyName }]) => (
          <li key={key}>
            <bdi>{givenName}</bdi> <strong dir="auto">{familyName}</strong>
          </li>
        ))}
      </Box>
    </Box>
  );
}
