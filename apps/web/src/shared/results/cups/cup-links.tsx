import '../../elements/card/card.css';
import './cups.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LocalText } from '../../elements/content/local-text.tsx';
import { usePage, useText } from '../../shell/page-context.tsx';
import { cupsBeside } from './cups-query.ts';
import { CupLeaders } from './cup-leaders.tsx';

/** The cups of the Games beside their medal table; nothing if there are none. */
export function CupLinks() {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(cupsBeside(language));
  if (data.items.length === 0) return null;
  return (
    <section aria-labelledby="cups">
      <h2 id="cups" className="section-title">
        {t('parts.cups.title')}
      </h2>
      <ul className="cup-cards">
        {data.items.map(({ id, title, leaders }) => (
          <li key={id} className="card cup-card">
            <h3 className="cup-card-title">
              <Link to="/{-$locale}/cups/$id" params={{ id }} search={{}} className="unit-link">
                <LocalText value={title} />
              </Link>
            </h3>
            <CupLeaders leaders={leaders} />
          </li>
        ))}
      </ul>
    </section>
  );
}
