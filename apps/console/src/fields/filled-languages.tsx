import { Box } from '@mui/material';
import { unseen } from '../look/unseen.ts';
import { useText } from '../language/text.ts';
import type { Language } from '../language/language-store.ts';

interface FilledLanguagesProps {
  languages: readonly Language[];
  filled: Readonly<Partial<Record<Language, unknown>>>;
}

/** The languages in which a text exists: by color, by weight, and as text. */
export function FilledLanguages({ languages, filled }: FilledLanguagesProps) {
  const t = useText();
  const missing = languages.filter((language) => filled[language] === undefined);
  const spoken =
    missing.length === 0
      ? t('fields.allLanguages')
      : t('fields.missingLanguages', { languages: missing.join(' ').toUpperCase() });
  return (
    <Box sx={{ mt: 0.5 }}>
      <Box component="span" sx={unseen}>
        {spoken}
      </Box>
      <Box
        aria-hidden="true"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, fontSize: '0.75rem', lineHeight: 1.4 }}
      >
        {languages.map((language) => (
          <Box
            key={language}
            component="span"
            sx={{
              border: '1px solid',
              borderRadius: 1,
              px: 0.5,
              ...(filled[language] === undefined ? missingStyle : filledStyle),
            }}
          >
            {language.toUpperCase()}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const missingStyle = { color: 'text.secondary', borderStyle: 'dashed', borderColor: 'text.disabled' } as const;
const filledStyle = { color: 'success.main', borderColor: 'success.main', fontWeight: 700 } as const;
