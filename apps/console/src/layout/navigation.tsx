import { Box, ButtonBase, List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import type { ReactNode } from 'react';
import { Fragment, useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useFormats } from '../language/formats.ts';
import { gamesFacts } from '../language/games-store.ts';
import { findText, useText } from '../language/text.ts';
import { useLanguage } from '../language/language-store.ts';
import { LineIcon, UnfoldIcon } from '../look/icons.tsx';
import { groupedSections, homePath } from '../session/section.ts';
import type { Section } from '../session/section.ts';
import { useUser } from '../session/session-store.ts';
import { readGroups, storeGroups } from './open-groups.ts';

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

/** Up to this number of entries, all groups are open. */
const fewEntries = 10;

/** The sections that the current user may open, in groups that fold, with entries of their own below some. */
export function Navigation({ sections, onChosen }: { sections: readonly Section[]; onChosen: () => void }) {
  const t = useText();
  const { pathname } = useLocation();
  const grants = useUser()?.grants ?? [];
  const id = useId();
  const [chosen, setChosen] = useState(readGroups);
  const groups = groupedSections(sections, homePath(sections, grants, gamesFacts().name !== ''));
  const count = sections.reduce((sum, { entries = [] }) => sum + 1 + entries.length, 0);
  if (groups.length < 2 || count <= fewEntries)
    return (
      <List sx={{ py: 1 }}>
        <SectionEntries sections={groups.flatMap((group) => group.sections)} onChosen={onChosen} />
      </List>
    );
  return (
    <Box sx={{ py: 1 }}>
      {groups.map((group, index) => {
        const isCurrent = group.sections.some((section) => holds(section, pathname));
        const isOpen = chosen[group.name] ?? (index === 0 || isCurrent);
        return (
          <Fragment key={group.name}>
            <ButtonBase
              aria-expanded={isOpen}
              aria-controls={`${id}-${group.name}`}
              onClick={() => {
                const next = { ...chosen, [group.name]: !isOpen };
                setChosen(next);
                storeGroups(next);
              }}
              sx={{
                width: '100%',
                minHeight: 40,
                px: 2.5,
                justifyContent: 'space-between',
                textAlign: 'start',
                fontSize: '0.8125rem',
                fontWeight: 700,
                color: isCurrent ? 'primary.main' : 'text.secondary',
              }}
            >
              {t(`frame.menuGroups.${group.name}`)}
              <UnfoldIcon fontSize="small" sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
            </ButtonBase>
            <List id={`${id}-${group.name}`} hidden={!isOpen} sx={{ pt: 0, pb: isOpen ? 1 : 0 }}>
              {isOpen && <SectionEntries sections={group.sections} onChosen={onChosen} />}
            </List>
          </Fragment>
        );
      })}
    </Box>
  );
}

/** Returns whether a page belongs to a section. */
const holds = ({ address, entries = [] }: Section, pathname: string): boolean =>
  [address, ...entries.map((entry) => entry.address)].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );

function SectionEntries({ sections, onChosen }: { sections: readonly Section[]; onChosen: () => void }) {
  const language = useLanguage();
  const { compare } = useFormats();
  return sections.flatMap(({ name, address, isOutside, icon, entries = [] }) => [
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
  ]);
}
