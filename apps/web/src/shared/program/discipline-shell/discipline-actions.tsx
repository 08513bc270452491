import './discipline-shell.css';
import { FloatingActions, Icon } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { useText } from '../../shell/page-context.tsx';
import { bringIntoView } from '../../elements/parts/bring-into-view.ts';
import type { IconName } from '@podium/ui';

/** The seven pages of a sport, numbered as in the specification, with their addresses. */
const pages = [
  { page: 'index', icon: 'home', to: '/{-$locale}/discipline/$key' },
  { page: 'schedule', icon: 'calendar', to: '/{-$locale}/discipline/$key/schedule/$tab/{-$day}' },
  { page: 'results', icon: 'results', to: '/{-$locale}/discipline/$key/results' },
  { page: 'participants', icon: 'people', to: '/{-$locale}/discipline/$key/participants' },
  { page: 'medals', icon: 'medal', to: '/{-$locale}/discipline/$key/medals/{-$tab}' },
  { page: 'finalrank', icon: 'flag', to: '/{-$locale}/discipline/$key/finalrank' },
  { page: 'reports', icon: 'document', to: '/{-$locale}/discipline/$key/reports' },
] as const satisfies readonly { page: string; icon: IconName; to: string }[];

export type DisciplinePage = (typeof pages)[number]['page'];

interface DisciplineActionsProps {
  disciplineKey: string;
  current?: DisciplinePage;
  /** The page is a child of the current one, such as a unit of the results. */
  isWithin?: boolean;
}

/** Buttons to the seven pages of a sport: floating on phones, tabs in wide windows. */
export function DisciplineActions({ disciplineKey, current, isWithin = false }: DisciplineActionsProps) {
  const t = useText();
  return (
    <FloatingActions label={t('parts.discipline-shell.pages')}>
      {pages.map(({ page, icon, to }) => (
        <Link
          key={page}
          to={to}
          params={{ key: disciplineKey, tab: page === 'schedule' ? 'days' : undefined!, day: undefined }}
          search={{}}
          activeOptions={{ exact: true }}
          aria-current={page === current ? (isWithin ? 'true' : 'page') : undefined}
          ref={page === current ? bringIntoView : undefined}
        >
          <Icon name={icon} />
          {t(`parts.discipline-shell.page.${page}`)}
        </Link>
      ))}
    </FloatingActions>
  );
}
