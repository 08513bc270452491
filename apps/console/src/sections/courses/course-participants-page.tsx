import { Box, Link } from '@mui/material';
import type { CourseParticipantsAnswer, DeskCoursesAnswer } from '@podium/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { request, withQuery } from '../../api/request.ts';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { loadedList } from '../../lists/loaded-list.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { CertificateCell } from './certificate-cell.tsx';
import { CertificateDialog } from './certificate-dialog.tsx';
import type { CertificateAction } from './certificate-dialog.tsx';

const pageSize = 50;

export function CourseParticipantsPage() {
  const t = useText();
  const { dateTime, number } = useFormats();
  const { course = '' } = useParams();
  const address = useListAddress();
  const [action, setAction] = useState<CertificateAction>();
  const { page } = address;
  const q = address.read('q');
  const path = `/api/v1/desk/courses/${encodeURIComponent(course)}/participants`;
  const participants = useQuery({
    queryKey: ['course-participants', course, q, page],
    queryFn: async ({ signal }) => request<CourseParticipantsAnswer>(path, { query: { q, page, pageSize }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const lessonCount = participants.data?.lessonCount ?? null;
  return (
    <ListPage
      title={useCourseTitle(course)}
      label={t('courses.participants')}
      about={
        <Link component={RouterLink} to="/courses" sx={{ alignSelf: 'start' }}>
          {t('courses.all')}
        </Link>
      }
      csv={{ href: withQuery(path, { q, format: 'csv' }) }}
      filters={[{ name: 'q', type: 'search', label: t('courses.search') }]}
      address={address}
      list={loadedList(participants)}
      none={t('courses.noMatch')}
      totalText={(count) => t('courses.total', { count, shown: number(count) })}
      pages={{ size: pageSize }}
      itemKey={({ id }) => id}
      columns={[
        { name: 'username', label: t('courses.username'), cell: ({ username }) => <bdi>{username}</bdi> },
        {
          name: 'lessons',
          label: t('courses.lessons'),
          cell: ({ done }) => (lessonCount === null ? number(done) : t('courses.done', { done, total: lessonCount })),
        },
        { name: 'last', label: t('courses.last'), cell: ({ lastAt }) => dateTime(lastAt) },
        {
          name: 'certificate',
          label: t('courses.certificate'),
          cell: ({ certificates }) => (
            <Box sx={{ display: 'grid', gap: 1.5 }}>
              {certificates.length === 0 && '–'}
              {certificates.map((certificate) => (
                <CertificateCell
                  key={certificate.code}
                  certificate={certificate}
                  // At most one certificate may be valid.
                  isRestorable={certificates.every(({ revoked }) => revoked !== null)}
                  onAction={setAction}
                />
              ))}
            </Box>
          ),
        },
      ]}
    >
      {action && <CertificateDialog {...action} onClose={() => setAction(undefined)} />}
    </ListPage>
  );
}

/** @returns the title of a course, or its id until the title is loaded */
function useCourseTitle(course: string): string {
  const lang = useLanguage();
  const { data } = useQuery({
    queryKey: ['courses', lang],
    queryFn: async () => request<DeskCoursesAnswer>('/api/v1/desk/courses', { query: { lang } }),
    retry: false,
  });
  return data?.items.find(({ id }) => id === course)?.title?.text ?? course;
}
