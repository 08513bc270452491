import './cups.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LocalText } from '../../elements/content/local-text.tsx';
import { usePage, useText } from '../../shell/page-context.tsx';
import { cupsBeside } from './cups-query.ts';

/** Places of a delegation in the cups of the Games; nothing before its first points. */
export function OwnCups({ delegation }: { delegation: string }) {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(cupsBeside(language, { delegation }));
  const places = data.items.flatMap(({ id, title, own }) => (own ? [{ id, title, own }] : []));
  if (places.length === 0) return null;
  return (
    <section id="cups">
      <h2 className="section-title">{t('parts.cups.title')}</h2>
      <ul className="unit-list">
        {places.map(({ id, title, own: { rank, side, points } }) => (
          <li key={id} className="own-cup">
            <p className="strong">
              <Link
                to="/{-$locale}/cups/$id/$side"
                params={{ id, side: side.id }}
                preload={false}
                className="medal-link"
              >
                <LocalText value={title} />
              </Link>
            </p>
            <p className="text-second text-ink2">
              {side.organisation === null && (
                <>
                  <LocalText value={side.name} />
                  {' · '}
                </>
              )}
              {rank === null ? t('parts.cups.points', { points }) : t('parts.cups.rankAndPoints', { rank, points })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
