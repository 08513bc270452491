import { List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import { kindNames } from '@podium/content';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useFormats } from '../language/formats.ts';
import { useText } from '../language/text.ts';
import {
  AppUpdateIcon,
  ArticleIcon,
  CalendarIcon,
  ChartIcon,
  EyeIcon,
  FeedbackIcon,
  HistoryIcon,
  MediaIcon,
  PeopleIcon,
  PersonRemoveIcon,
  QrCodeIcon,
  QuizIcon,
  SchoolIcon,
  ScoreboardIcon,
  SwitchIcon,
  TodayIcon,
  TrophyIcon,
  UploadFileIcon,
} from '../look/icons.tsx';
import { addresses } from '../sign-in/rights.ts';
import type { Section } from '../sign-in/rights.ts';
import { useKindTexts } from '../items/kind-texts.ts';

const icons: Readonly<Record<Section, ReactNode>> = {
  today: <TodayIcon fontSize="small" />,
  schedule: <CalendarIcon fontSize="small" />,
  results: <ScoreboardIcon fontSize="small" />,
  content: <ArticleIcon fontSize="small" />,
  media: <MediaIcon fontSize="small" />,
  feedback: <FeedbackIcon fontSize="small" />,
  accessLog: <ChartIcon fontSize="small" />,
  audit: <HistoryIcon fontSize="small" />,
  qrCodes: <QrCodeIcon fontSize="small" />,
  trivia: <QuizIcon fontSize="small" />,
  courses: <SchoolIcon fontSize="small" />,
  participants: <EyeIcon fontSize="small" />,
  people: <PeopleIcon fontSize="small" />,
  erasures: <PersonRemoveIcon fontSize="small" />,
  imports: <UploadFileIcon fontSize="small" />,
  bundles: <AppUpdateIcon fontSize="small" />,
  switches: <SwitchIcon fontSize="small" />,
  firstGames: <TrophyIcon fontSize="small" />,
};

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

/** The sections that the current user may open, with one entry per kind below Content. */
export function Navigation({ sections, onChosen }: { sections: ReadonlySet<Section>; onChosen: () => void }) {
  const t = useText();
  const { compare } = useFormats();
  const { kindsName } = useKindTexts();
  const kinds = kindNames.map((kind) => ({ kind, name: kindsName(kind) })).toSorted((a, b) => compare(a.name, b.name));
  return (
    <List sx={{ py: 1 }}>
      {(Object.keys(addresses) as Section[]).flatMap((section) => {
        if (!sections.has(section)) return [];
        const entry = (
          <Entry
            key={section}
            to={addresses[section]}
            isOutside={section === 'accessLog'}
            name={t(`frame.sections.${section}`)}
            icon={icons[section]}
            onChosen={onChosen}
          />
        );
        if (section !== 'content') return [entry];
        return [
          entry,
          ...kinds.map(({ kind, name }) => <Entry key={kind} to={`/${kind}`} name={name} onChosen={onChosen} />),
        ];
      })}
    </List>
  );
}
