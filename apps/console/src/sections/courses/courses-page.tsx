import { Box, Chip, Link } from '@mui/material';
import type { DeskCoursesAnswer } from '@podium/contract';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { request } from '../../api/request.ts';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { loadedList } from '../../lists/loaded-list.ts';
import { useListAddress } from '../../lists/use-list-address.ts';

export function CoursesPage() {
  const t = useText();
  const lang = useLanguage();
  const { number } = useFormats();
  const courses = useQuery({
    queryKey: ['courses', lang],
    queryFn: async () => request<DeskCoursesAnswer>('/api/v1/desk/courses', { query: { lang } }),
    retry: false,
  });
  return (
    <ListPage
      title={t('courses.title')}
      about={t('courses.about')}
      address={useListAddress()}
      list={loadedList(courses)}
      none={t('courses.none')}
      itemKey={({ id }) => id}
      columns={[
        {
          name: 'course',
          label: t('courses.course'),
          cell: ({ id, title, isPublished }) => (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Link component={RouterLink} to={`/courses/${encodeURIComponent(id)}`}>
                <bdi lang={title?.lang}>{title?.text ?? id}</bdi>
              </Link>
              {!isPublished && <Chip size="small" variant="outlined" label={t('courses.withdrawn')} />}
            </Box>
          ),
        },
        { name: 'participants', label: t('courses.participants'), cell: (course) => number(course.participants) },
        {
          name: 'finished',
          label: t('courses.finished'),
          cell: ({ finished }) => (finished === null ? '–' : number(finished)),
        },
        {
          name: 'certificates',
          label: t('courses.certificates'),
          cell: ({ hasCertificate, certificates }) => (hasCertificate ? number(certificates) : '–'),
        },
        {
          name: 'revokedCount',
          label: t('courses.revokedCount'),
          cell: ({ hasCertificate, revoked }) => (hasCertificate ? number(revoked) : '–'),
        },
      ]}
    />
  );
}
