import { Link, List, ListItem, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '../language/text.ts';
import { panel } from '../look/panel.ts';
import { addresses } from '../sign-in/rights.ts';
import { useSections } from '../sign-in/session-store.ts';

const next = [
  { name: 'results', section: 'results', to: addresses.results },
  { name: 'schedule', section: 'schedule', to: addresses.schedule },
  { name: 'bulletin', section: 'content', to: '/bulletin/create' },
  { name: 'participants', section: 'participants', to: addresses.participants },
  { name: 'people', section: 'people', to: addresses.people },
] as const;

/** Next steps after publication, limited to what the user may open. */
export function WhatNext() {
  const t = useText();
  const sections = useSections();
  return (
    <section>
      <Typography variant="h3" component="h3" gutterBottom>
        {t('first-games.whatNext.title')}
      </Typography>
      <List sx={{ ...panel, py: 0 }}>
        {next
          .filter(({ section }) => sections.has(section))
          .map(({ name, to }) => (
            <ListItem key={name} divider sx={{ display: 'block', '&:last-child': { borderBottom: 0 } }}>
              <Link component={RouterLink} to={to}>
                {t(`first-games.whatNext.${name}`)}
              </Link>
              <Typography variant="caption" component="p" color="text.secondary">
                {t(`first-games.whatNextHint.${name}`)}
              </Typography>
            </ListItem>
          ))}
      </List>
    </section>
  );
}
