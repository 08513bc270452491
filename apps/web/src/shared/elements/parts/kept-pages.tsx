import './kept-pages.css';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { keptPages } from '../../../platform/kept-pages.ts';
import { codec } from '../../shell/messages.ts';
import { navigationEntries } from '../../shell/navigation-entries.ts';
import { usePage, useText } from '../../shell/page-context.tsx';
import { RowLink } from './row-link.tsx';
import type { KeptPages as Kept } from '../../../platform/kept-pages.ts';

/** The main pages and the document that each of them reads. */
const mainPages: readonly (readonly [path: string, document: RegExp])[] = [
  ['/live', /\/schedule\/live$/u],
  ['/schedule/days', /\/schedule\/days$/u],
  ['/schedule/disciplines', /\/disciplines$/u],
  ['/medals', /\/medals(?:\/\w+)?$/u],
  ['/venues', /\/venues$/u],
];

/** Names the page that was asked for and lists what this device has kept, with links. */
export function KeptPages() {
  const t = useText();
  const { language } = usePage();
  const [kept, setKept] = useState<Kept>();
  const asked = useLocation({ select: ({ pathname }) => codec.read(pathname).path });
  useEffect(() => {
    let isShown = true;
    void keptPages().then((found) => isShown && setKept(found));
    return () => {
      isShown = false;
    };
  }, []);
  const nameOf = (path: string): string | undefined => navigationEntries.find((entry) => entry.path === path)?.name(t);
  const visited = (kept?.visited ?? [])
    .map(({ path, title }) => ({ ...codec.read(path), title }))
    .filter((page) => page.language === language && page.path !== asked);
  const main = mainPages
    .filter(
      ([path, document]) =>
        kept && (kept.hasPack || kept.documents.some((one) => document.test(one))) && path !== asked,
    )
    .map(([path]) => ({ path, title: nameOf(path) ?? path }));
  const links = [...main, ...visited.filter(({ path }) => !main.some((one) => one.path === path))];
  return (
    <>
      <p className="text-second text-ink2">
        {t('shared.notKeptPage')} <bdi dir={nameOf(asked) ? undefined : 'ltr'}>{nameOf(asked) ?? asked}</bdi>
      </p>
      {links.length > 0 && (
        <section className="kept-pages" aria-labelledby="kept-pages">
          <h2 id="kept-pages" className="section-title">
            {t('shared.keptPages')}
          </h2>
          <ul className="rows">
            {links.map(({ path, title }) => (
              <li key={path} className="row">
                <RowLink path={path}>
                  <bdi>{title}</bdi>
                </RowLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
