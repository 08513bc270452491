import { Dialog, Icon, SearchField } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { use, useEffect, useId, useState } from 'react';
import { usePage, useText } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { GamesContext, useGames } from '../../shell/use-games.ts';
import { BeforeTyping, SoughtPages } from './before-typing.tsx';
import { OnlyInApp, useAppPagesFound } from './only-in-app.tsx';
import { PagesFound, usePagesFound } from './pages-found.tsx';
import { keepSearch } from './recents.ts';
import { SearchResults } from './search-results.tsx';
import { useSearch } from './use-search.ts';
import type { NavigationEntry } from '../../shell/navigation.ts';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

const LETTER_MS = 120;

interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
  text: string;
  onType: (text: string) => void;
  /** The user's menu; the search includes its pages. */
  menu: readonly NavigationEntry[];
}

/** A search dialog over the current page: a field with grouped results below. Arrow keys move through the results. */
export function SearchDialog({ isOpen, onClose, text, onType, menu }: SearchDialogProps) {
  const t = useText();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('shared.searchTitle')}
      closeLabel={t('action.close')}
      look="sheet"
      isTitleHidden
    >
      <SearchPanel text={text} onType={onType} onLeave={onClose} menu={menu} />
    </Dialog>
  );
}

interface SearchPanelProps extends Pick<SearchDialogProps, 'text' | 'onType' | 'menu'> {
  onLeave: () => void;
}

function SearchPanel({ text, onType, onLeave, menu }: SearchPanelProps) {
  const t = useText();
  const asked = useSettled(text.trim());
  const pages = usePagesFound(menu, asked);
  const appPages = useAppPagesFound(asked);
  const listId = useId();
  const router = useRouter();
  const leave = () => {
    keepSearch(text.trim());
    onLeave();
  };
  // A selected result replaces the search in the history: "back" leads to the page before.
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    void router.navigate({ href: link.pathname + link.search + link.hash, replace: true });
    leave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- handles the arrow keys of the field and clicks on the links inside
    <div className="search-panel" onKeyDown={(event) => moveByArrows(event, onLeave)} onClickCapture={handleClick}>
      <div className="search-entry">
        <SearchField
          label={t('shared.searchLabel')}
          value={text}
          data-autofocus
          aria-controls={listId}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
        {text !== '' && (
          <button
            type="button"
            className="search-clear"
            aria-label={t('shared.searchForget')}
            onClick={({ currentTarget }) => {
              onType('');
              currentTarget.parentElement?.querySelector('input')?.focus();
            }}
          >
            <Icon name="cross" isSmall />
          </button>
        )}
      </div>
      <div id={listId} className="search-found">
        {asked === '' ? (
          <BeforeTyping menu={menu} onChoose={onType} onLeave={onLeave} />
        ) : (
          <>
            <PagesFound pages={pages} onLeave={leave} />
            <WithGames>
              <Found
                query={asked}
                hasPages={pages.length + appPages.length > 0}
                suggestions={<SoughtPages menu={menu} onLeave={leave} />}
                onLeave={leave}
              />
            </WithGames>
            <OnlyInApp pages={appPages} onLeave={leave} />
          </>
        )}
      </div>
    </div>
  );
}

/** The not-found page has not loaded the Games, but its search needs them. */
function WithGames({ children }: { children: ReactNode }) {
  const { language } = usePage();
  const known = use(GamesContext);
  const { data } = useQuery({ ...queries.games(language), enabled: known === undefined });
  const games = known ?? data;
  return games && <GamesContext value={games}>{children}</GamesContext>;
}

interface FoundProps {
  query: string;
  hasPages: boolean;
  suggestions: ReactNode;
  onLeave: () => void;
}

function Found({ query, ...rest }: FoundProps) {
  const { today } = useGames();
  return <SearchResults {...useSearch(query, today)} {...rest} />;
}

/** The text after a pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), LETTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function moveByArrows(event: KeyboardEvent<HTMLElement>, onLeave: () => void): void {
  // In a search field, the browser would first clear the text and close the dialog only on the second Escape.
  if (event.key === 'Escape') {
    event.preventDefault();
    onLeave();
    return;
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .search-found :is(a[href], .found)')];
  const here = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[here + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
