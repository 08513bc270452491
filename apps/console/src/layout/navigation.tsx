import { List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useFormats } from '../language/formats.ts';
import { findText } from '../language/text.ts';
import { useLanguage } from '../language/language-store.ts';
import { LineIcon } from '../look/icons.tsx';
import type { Section } from '../session/section.ts';

interface EntryProps {
  /** A page of the console or of the web app. */
  to: string;
  isOutside?: boolean;
  name: string;
  icon?: ReactNode;
  onChosen: () => void;
}

function Entry({ to, isOutside = false, name, icon, onChosen }: EntryProps) {
  const link = isOutside ? { component: 'a', href: to } : { component: NavLink, to };
  return (
    <ListItem disablePadding>
      <ListItemButton
        {...link}
        onClick={onChosen}
        sx={{
          borderRadius: 1,
          mx: 1,
          py: icon ? 0.75 : 0.25,
          minHeight: icon ? 40 : 32,
          color: 'text.secondary',
          '&.active': {
            bgcolor: 'action.selected',
            color: 'primary.main',
            '& .MuiListItemText-primary': { fontWeight: 700 },
          },
        }}
      >
        <ListItemIcon sx={{ minWidth: 36, color: 'inherit' }}>{icon}</ListItemIcon>
        <ListItemText primary={name} />
      </ListItemButton>
    </ListItem>
  );
}

/** The sections that the current user may open, with entries of their own below some. */
export function Navigation({ sections, onChosen }: { sections: readonly Section[]; onChosen: () => void }) {
  const language = useLanguage();
  const { compare } = useFormats();
  return (
    <List sx={{ py: 1 }}>
      {sections.flatMap(({ name, address, isOutside, icon, entries = [] }) => [
        <Entry
          key={name}
          to={address}
          isOutside={isOutside}
          name={findText(language, `${name}.menu`) ?? name}
          icon={<LineIcon lines={icon} fontSize="small" />}
          onChosen={onChosen}
        />,
        ...entries
          .map((entry) => ({ ...entry, name: findText(language, entry.text) ?? entry.text }))
          .toSorted((a, b) => compare(a.name, b.name))
          .map((entry) => <Entry key={entry.address} to={entry.address} name={entry.name} onChosen={onChosen} />),
      ])}
    </List>
  );
}
