import { Box, Button, Link, Pagination, TextField, Typography } from '@mui/material';
import type { CourseParticipant, CourseParticipantsAnswer, DeskCoursesAnswer } from '@podium/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { request, withQuery } from '../../api/request.ts';
import { useDebounced } from '../../fields/use-debounced.ts';
import { DataTable } from '../../frame/data-table.tsx';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { CertificateCell } from './certificate-cell.tsx';
import { CertificateDialog } from './certificate-dialog.tsx';
import type { CertificateAction } from './certificate-dialog.tsx';

const pageSize = 50;

export function CourseParticipantsPage() {
  const t = useText();
  const { number } = useFormats();
  const { course = '' } = useParams();
  const [searchText, setSearchText] = useState('');
  const [page, setPage] = useState(1);
  const [action, setAction] = useState<CertificateAction>();
  const q = useDebounced(searchText.trim(), 300);
  const path = `/api/v1/desk/courses/${encodeURIComponent(course)}/participants`;
  const { data, error, refetch } = useQuery({
    queryKey: ['course-participants', course, q, page],
    queryFn: async ({ signal }) => request<CourseParticipantsAnswer>(path, { query: { q, page, pageSize }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const pages = Math.ceil((data?.total ?? 0) / pageSize);
  return (
    <Page
      title={useCourseTitle(course)}
      about={
        <Link component={RouterLink} to="/courses" sx={{ alignSelf: 'start' }}>
          {t('courses.all')}
        </Link>
      }
      actions={
        <Button variant="outlined" href={withQuery(path, { q, format: 'csv' })} download>
          {t('courses.csv')}
        </Button>
      }
    >
      <TextField
        type="search"
        label={t('courses.search')}
        value={searchText}
        onChange={({ target }) => {
          setSearchText(target.value);
          setPage(1);
        }}
        slotProps={{ htmlInput: { maxLength: 100, dir: 'auto' } }}
        sx={{ maxWidth: 480 }}
      />
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <Typography component="output" color="text.secondary">
          {data.total === 0
            ? t('courses.noMatch')
            : t('courses.total', { count: data.total, shown: number(data.total) })}
        </Typography>
      )}
      {data && data.items.length > 0 && (
        <ParticipantTable items={data.items} lessonCount={data.lessonCount} onAction={setAction} />
      )}
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_, next) => setPage(next)}
          getItemAriaLabel={(type, page) =>
            type === 'page'
              ? t('frame.pageNumber', { number: page ?? 1 })
              : t(`feedback.${type === 'previous' ? 'previousPage' : 'nextPage'}`)
          }
        />
      )}
      {action && <CertificateDialog {...action} onClose={() => setAction(undefined)} />}
    </Page>
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

interface ParticipantTableProps {
  items: readonly CourseParticipant[];
  lessonCount: number | null;
  onAction: (action: CertificateAction) => void;
}

function ParticipantTable({ items, lessonCount, onAction }: ParticipantTableProps) {
  const t = useText();
  const { dateTime, number } = useFormats();
  return (
    <DataTable
      label={t('courses.participants')}
      columns={(['username', 'lessons', 'last', 'certificate'] as const).map((column) => t(`courses.${column}`))}
      rows={items.map(({ id, username, done, lastAt, certificates }) => ({
        key: id,
        cells: [
          <bdi key="username">{username}</bdi>,
          lessonCount === null ? number(done) : t('courses.done', { done, total: lessonCount }),
          dateTime(lastAt),
          <Box key="certificates" sx={{ display: 'grid', gap: 1.5 }}>
            {certificates.length === 0 && '–'}
            {certificates.map((certificate) => (
              <CertificateCell
                key={certificate.code}
                certificate={certificate}
                // At most one certificate may be valid.
                isRestorable={certificates.every(({ revoked }) => revoked !== null)}
                onAction={onAction}
              />
            ))}
          </Box>,
        ],
      }))}
    />
  );
}
