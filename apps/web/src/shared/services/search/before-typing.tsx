import { Button, Icon } from '@podium/ui';
import { useState } from 'react';
import { useText } from '../../shell/page-context.tsx';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { clearSearches, recentSearches } from './recents.ts';
import { PageLinks } from './pages-found.tsx';
import type { NavigationEntry } from '../../shell/navigation.ts';

/** The most visited pages. */
const soughtFirst = ['/live', '/medals', '/schedule/disciplines', '/participants', '/venues'];

interface BeforeTypingProps {
  menu: readonly NavigationEntry[];
  onChoose: (text: string) => void;
  onLeave: () => void;
}

/** Content of an empty search: recent searches and popular pages. */
export function BeforeTyping({ menu, onChoose, onLeave }: BeforeTypingProps) {
  const t = useText();
  const [recents, setRecents] = useState(recentSearches);
  return (
    <>
      <p className="found-without">{t('shared.searchHint')}</p>
      {recents.length > 0 && (
        <section>
          <div className="found-head">
            <h3 className="found-title">{t('shared.searchRecents')}</h3>
            <Button
              look="plain"
              onClick={() => {
                clearSearches();
                setRecents([]);
              }}
            >
              {t('shared.searchForget')}
            </Button>
          </div>
          <ul>
            {recents.map((text) => (
              <li key={text}>
                <button type="button" className="found found-recent" onClick={() => onChoose(text)}>
                  <Icon name="clock" />
                  <bdi>{text}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SoughtPages menu={menu} onLeave={onLeave} />
    </>
  );
}

/** Popular pages, also offered when nothing was found. */
export function SoughtPages({ menu, onLeave }: Pick<BeforeTypingProps, 'menu' | 'onLeave'>) {
  const t = useText();
  return (
    <>
      <PageLinks
        pages={soughtFirst.flatMap((path) => menu.find((entry) => entry.path === path) ?? [])}
        onLeave={onLeave}
      />
      <RowLink path="/schedule/day" onClick={onLeave} className="found">
        <Icon name="calendar" />
        {t('state.today')}
      </RowLink>
    </>
  );
}
