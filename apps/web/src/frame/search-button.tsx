import { Icon } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { Suspense, lazy, useCallback, useEffect, useState } from 'react';
import { useLocaleParam, useText } from '../shared/page-context.tsx';
import { hrefOf } from './main-navigation.tsx';

const SearchDialog = lazy(async () => ({
  default: (await import('../shared/search/search-dialog.tsx')).SearchDialog,
}));

/** Opens the search from anywhere, also by Ctrl+K; without scripts it is a link to the search page. */
export function SearchButton() {
  const t = useText();
  const params = useLocaleParam();
  const [wasOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    setOpened(true);
    setOpen(true);
  }, []);
  useEffect(() => onSearchKey(open), [open]);
  return (
    <>
      <Link
        to={hrefOf('/search')}
        params={params}
        search={{}}
        preload={false}
        className="menu-button"
        aria-label={t('nav.search')}
        aria-keyshortcuts="Control+K"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          open();
        }}
      >
        <Icon name="search" />
      </Link>
      {wasOpened && (
        <Suspense fallback={null}>
          <SearchDialog isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function onSearchKey(open: () => void): () => void {
  const handleKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    open();
  };
  addEventListener('keydown', handleKey);
  return () => removeEventListener('keydown', handleKey);
}
