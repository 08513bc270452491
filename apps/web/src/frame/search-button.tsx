import { Icon, Tooltip } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { Suspense, lazy, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocaleParam, useText } from '../shared/shell/page-context.tsx';
import { useMenuReader } from '../shared/reader/visitor.ts';
import { localizedHref } from './main-navigation.tsx';
import { menuEntries } from './menu.ts';

const SearchDialog = lazy(async () => ({
  default: (await import('../shared/services/search/search-dialog.tsx')).SearchDialog,
}));

/** Opens the search from any page, also by Ctrl+K; without scripts it is a link to the search page. */
export function SearchButton() {
  const t = useText();
  const params = useLocaleParam();
  const [wasOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // Kept here, so that text typed before the dialog has loaded is not lost.
  const [text, setText] = useState('');
  const open = useCallback(() => {
    setOpened(true);
    setOpen(true);
  }, []);
  const close = () => {
    setText('');
    setOpen(false);
  };
  useEffect(() => onSearchKey(open), [open]);
  const menu = menuEntries(useMenuReader());
  return (
    <>
      <Tooltip text={t('nav.search')} isBelow>
        {() => (
          <Link
            to={localizedHref('/search')}
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
        )}
      </Tooltip>
      {wasOpened && (
        <Suspense fallback={isOpen && <EarlyField text={text} onType={setText} onClose={close} />}>
          <SearchDialog isOpen={isOpen} onClose={close} text={text} onType={setText} menu={menu} />
        </Suspense>
      )}
    </>
  );
}

interface EarlyFieldProps {
  text: string;
  onType: (text: string) => void;
  onClose: () => void;
}

/** A text field to use until the search dialog has loaded. */
function EarlyField({ text, onType, onClose }: EarlyFieldProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return (
    <input
      ref={field}
      type="search"
      className="search-early"
      aria-label={t('shared.searchLabel')}
      autoComplete="off"
      value={text}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    />
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
