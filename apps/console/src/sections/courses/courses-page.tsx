import { Box, Chip, Link, Typography } from '@mui/material';
import type { DeskCoursesAnswer } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { request } from '../../api/request.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';

export function CoursesPage() {
  const t = useText();
  const lang = useLanguage();
  const { number } = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: ['courses', lang],
    queryFn: async () => request<DeskCoursesAnswer>('/api/v1/desk/courses', { query: { lang } }),
    retry: false,
  });
  return (
    <Page title={t('courses.title')} about={<Typography color="text.secondary">{t('courses.about')}</Typography>}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <Typography>{t('courses.none')}</Typography>}
      {data && data.items.length > 0 && (
        <DataTable
          label={t('courses.title')}
          columns={(['course', 'participants', 'finished', 'certificates', 'revokedCount'] as const).map((column) =>
            t(`courses.${column}`),
          )}
          rows={data.items.map((course) => ({
            key: course.id,
            cells: [
              <Box key="course" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                <Link component={RouterLink} to={`/courses/${encodeURIComponent(course.id)}`}>
                  <bdi lang={course.title?.lang}>{course.title?.text ?? course.id}</bdi>
                </Link>
                {!course.isPublished && <Chip size="small" variant="outlined" label={t('courses.withdrawn')} />}
              </Box>,
              number(course.participants),
              course.finished === null ? '–' : number(course.finished),
              course.hasCertificate ? number(course.certificates) : '–',
              course.hasCertificate ? number(course.revoked) : '–',
            ],
          }))}
        />
      )}
    </Page>
  );
}
