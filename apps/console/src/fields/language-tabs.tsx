import { Badge, Box, Tab, Tabs, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material';
import { languageByTag } from '@podium/i18n';
import type { Language } from '../language/language-store.ts';
import { useText } from '../language/text.ts';
import { unseen } from '../look/unseen.ts';

interface LanguageTabsProps {
  languages: readonly Language[];
  language: Language;
  missingIn: (language: Language) => number;
  onChange: (language: Language) => void;
}

/** Tabs that select the language to edit; a dot marks languages with missing texts. */
export function LanguageTabs({ languages, language, missingIn, onChange }: LanguageTabsProps) {
  const t = useText();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return (
    <Tabs
      value={language}
      onChange={(_, next: Language) => onChange(next)}
      variant={isNarrow ? 'fullWidth' : 'scrollable'}
      aria-label={t('fields.textLanguage')}
      sx={{
        position: 'sticky',
        top: 56,
        zIndex: 2,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        '& .MuiTabs-scrollButtons.Mui-disabled': { display: 'none' },
      }}
    >
      {languages.map((tag) => {
        const missing = missingIn(tag);
        const name = languageByTag(tag).ownName;
        return (
          <Tab
            key={tag}
            value={tag}
            lang={tag}
            sx={{ minWidth: 0, px: { xs: 0.5, sm: 1.5 } }}
            label={
              <span>
                <Badge
                  color="warning"
                  variant="dot"
                  invisible={missing === 0}
                  // Without the theme's transform, which would move the dot over the text in Arabic.
                  sx={{ '& .MuiBadge-badge': { insetInlineEnd: -10, transform: 'none' } }}
                >
                  {isNarrow ? tag.toUpperCase() : name}
                </Badge>
                <Box component="span" sx={unseen}>
                  {isNarrow && ` ${name}`}
                  {missing > 0 && ` ${t('fields.missingCount', { count: missing })}`}
                </Box>
              </span>
            }
          />
        );
      })}
    </Tabs>
  );
}
