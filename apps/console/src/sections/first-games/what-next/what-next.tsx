import { Link, List, ListItem, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '../../../language/text.ts';
import { panel } from '../../../look/panel.ts';
import { useOpenSections } from '../../../session/open-sections.ts';

const next = [
  { name: 'results', section: 'results' },
  { name: 'schedule', section: 'schedule' },
  { name: 'bulletin', section: 'content', below: '/bulletin/create' },
  { name: 'participants', section: 'participants' },
  { name: 'people', section: 'invitations' },
] as const;

/** Next steps after publication, limited to what the user may open. */
export function WhatNext() {
  const t = useText();
  const sections = useOpenSections();
  return (
    <section>
      <Typography variant="h3" component="h3" gutterBottom>
        {t('what-next.title')}
      </Typography>
      <List sx={{ ...panel, py: 0 }}>
        {next
          .flatMap(({ name, section, ...rest }) => {
            const address = sections.get(section)?.address;
            return address === undefined ? [] : [{ name, to: 'below' in rest ? rest.below : address }];
          })
          .map(({ name, to }) => (
            <ListItem key={name} divider sx={{ display: 'block', '&:last-child': { borderBottom: 0 } }}>
              <Link component={RouterLink} to={to}>
                {t(`what-next.${name}`)}
              </Link>
              <Typography variant="caption" component="p" color="text.secondary">
                {t(`what-next.hint.${name}`)}
              </Typography>
            </ListItem>
          ))}
      </List>
    </section>
  );
}
