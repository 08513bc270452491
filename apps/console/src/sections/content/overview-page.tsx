import { Link, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { languageByTag } from '@podium/i18n';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { deskApi } from '../../api/desk-api.ts';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useFormats } from '../../language/formats.ts';
import { useText } from '../../language/text.ts';
import { panel } from '../../look/panel.ts';
import { useKindTexts } from '../../frame/kind-texts.ts';

const listAddress = (kind: string, filter: Record<string, string>): string =>
  `/${kind}?${new URLSearchParams(filter).toString()}`;

/** All kinds with their numbers of published, edited and untranslated items. Each number links to its list. */
export function OverviewPage() {
  const t = useText();
  const { number, compare } = useFormats();
  const { kindsName } = useKindTexts();
  const { data, error, refetch } = useQuery({ queryKey: ['kinds'], queryFn: async () => deskApi.kinds() });
  const count = (kind: string, name: string, value: number, filter: Record<string, string>) =>
    value === 0 ? (
      <span aria-hidden="true">·</span>
    ) : (
      <Link
        component={RouterLink}
        to={listAddress(kind, filter)}
        aria-label={t('content.overview.cell', { name, count: value })}
      >
        {number(value)}
      </Link>
    );
  const rows = data?.items.toSorted((a, b) => compare(kindsName(a.kind), kindsName(b.kind))) ?? [];
  return (
    <Page title={t('content.overview.title')}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <TableContainer component="section" tabIndex={0} aria-label={t('content.overview.title')} sx={panel}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell rowSpan={2}>{t('content.overview.kind')}</TableCell>
                {(['published', 'drafts', 'review', 'scheduled'] as const).map((column) => (
                  <TableCell key={column} align="right" rowSpan={2}>
                    {t(`content.overview.${column}`)}
                  </TableCell>
                ))}
                <TableCell align="center" colSpan={data.languages.length}>
                  {t('content.missingIn')}
                </TableCell>
              </TableRow>
              <TableRow>
                {data.languages.map((language) => (
                  <TableCell key={language} align="right" title={languageByTag(language).ownName}>
                    {language.toUpperCase()}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ kind, published, drafts, review, scheduled, missing }) => (
                <TableRow key={kind} hover>
                  <TableCell component="th" scope="row">
                    <Link component={RouterLink} to={`/${kind}`}>
                      {kindsName(kind)}
                    </Link>
                  </TableCell>
                  <TableCell align="right">{number(published)}</TableCell>
                  <TableCell align="right">
                    {count(kind, t('content.overview.drafts'), drafts, { state: 'draft' })}
                  </TableCell>
                  <TableCell align="right">
                    {count(kind, t('content.overview.review'), review, { state: 'review' })}
                  </TableCell>
                  <TableCell align="right">
                    {count(kind, t('content.overview.scheduled'), scheduled, { state: 'scheduled' })}
                  </TableCell>
                  {data.languages.map((language) => (
                    <TableCell key={language} align="right">
                      {count(
                        kind,
                        t('content.overview.missing', { language: languageByTag(language).ownName }),
                        missing[language] ?? 0,
                        { missing: language },
                      )}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Page>
  );
}
