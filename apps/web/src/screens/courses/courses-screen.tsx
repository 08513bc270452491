import './courses.css';
import { courseAudiences } from '@podium/content/words';
import { EmptyState, chipClass } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePage, useText } from '../../shared/page-context.tsx';
import { DataAgeLine } from '../../shared/parts/data-age-line.tsx';
import { queries } from '../../shared/queries/queries.ts';
import { ShareButton } from '../../shared/share/share-button.tsx';
import { CourseCard } from './parts/course-card.tsx';
import { useAllProgress } from './use-progress.ts';
import type { CoursesSearch } from './search.ts';

export function CoursesScreen({ search }: { search: CoursesSearch }) {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.courses(language));
  const { lessonsOf } = useAllProgress();
  const audiences = courseAudiences.filter((one) => data.items.some(({ audience }) => audience === one));
  const shown = data.items.filter(({ audience }) => search.type === undefined || audience === search.type);
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{t('screens.courses.title')}</h1>
        <DataAgeLine asOf={data.asOf} />
      </div>
      <nav aria-label={t('screens.courses.audiences')} className="course-audiences">
        {[undefined, ...audiences].map((audience) => (
          <Link
            key={audience ?? 'all'}
            to="."
            search={{ type: audience }}
            preload={false}
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            className={chipClass}
            aria-current={audience === search.type ? 'page' : undefined}
          >
            {t(`screens.courses.audience.${audience ?? 'all'}`)}
          </Link>
        ))}
      </nav>
      <div className="section-top">
        <output className="text-second text-ink2">{t('screens.courses.count', { count: shown.length })}</output>
        <ShareButton name={t('screens.courses.title')} />
      </div>
      {shown.length > 0 ? (
        <ul className="course-cards">
          {shown.map((course, index) => (
            <CourseCard key={course.id} course={course} done={lessonsOf(course.id)} isFirst={index < 2} />
          ))}
        </ul>
      ) : (
        <EmptyState icon="star" title={data.items.length > 0 ? t('state.noMatch') : t('screens.courses.empty')}>
          {data.items.length === 0 && <p>{t('screens.courses.emptyHint')}</p>}
        </EmptyState>
      )}
    </div>
  );
}
