import { Box, Link, Typography } from '@mui/material';
import { peoplePapers } from '@podium/contract/print-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { LanguageSelect } from '../../fields/language-select.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useLanguage } from '../../language/language-store.ts';
import type { Language } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { useOpenSections } from '../../session/open-sections.ts';
import { useUser } from '../../session/session-store.ts';
import { BookCard } from './book-card.tsx';
import { CheckCard } from './check-card.tsx';
import { ContestPapersCard } from './contest-papers-card.tsx';
import { PeoplePapersCard } from './people-papers-card.tsx';
import { printsApi } from './prints-api.ts';

/** Everything that organizers print, each kind with its choices. */
export function PrintsPage() {
  const t = useText();
  const language = useLanguage();
  const [lang, setLang] = useState<Language>(language);
  const isOverAll = useUser()?.grants.some(
    ({ role, scope }) => scope === 'games' && (role === 'manager' || role === 'admin'),
  );
  const mayPublish = useOpenSections().has('content');
  const { data, error, refetch } = useQuery({
    queryKey: ['print-choices', language],
    queryFn: async () => printsApi.choices(language),
    retry: false,
  });
  return (
    <Page
      title={t('prints.title')}
      about={
        <Typography color="text.secondary">
          {t('prints.about')}{' '}
          {mayPublish && (
            <Link component={RouterLink} to="/look">
              {t('prints.look')}
            </Link>
          )}
        </Typography>
      }
      actions={<LanguageSelect label={t('prints.language')} value={lang} onChange={setLang} />}
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
          }}
        >
          <ContestPapersCard choices={data} lang={lang} />
          {isOverAll &&
            peoplePapers.map((paper) => <PeoplePapersCard key={paper} paper={paper} choices={data} lang={lang} />)}
          <BookCard choices={data} lang={lang} />
          {isOverAll && <CheckCard />}
        </Box>
      )}
    </Page>
  );
}
