import { Icon, chipClass } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../shared/shell/page-context.tsx';

const beginnings = [
  { to: '/{-$locale}/participants/delegations', icon: 'flag', key: 'startDelegation' },
  { to: '/{-$locale}/schedule/disciplines', icon: 'grid', key: 'startDiscipline' },
  { to: '/{-$locale}/participants/athletes', icon: 'people', key: 'startAthlete' },
] as const;

/** Links to start following. */
export function MyDayStart() {
  const t = useText();
  return (
    <section id="my-day" aria-labelledby="my-day-title" className="home-start">
      <Icon name="star" />
      <h2 id="my-day-title" className="text-row">
        {t('screens.home.startTitle')}
      </h2>
      <p className="text-ink2">{t('screens.home.startText')}</p>
      <ul className="chips">
        {beginnings.map(({ to, icon, key }) => (
          <li key={key}>
            <Link to={to as '/{-$locale}/schedule/grid'} search={{}} className={chipClass}>
              <Icon name={icon} isSmall />
              {t(`screens.home.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
