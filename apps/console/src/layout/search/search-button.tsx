import { IconButton } from '@mui/material';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useText } from '../../language/text.ts';
import { SearchIcon } from '../../look/icons.tsx';

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }));

/** Opens the search over everything, which Ctrl K and Cmd K open as well. */
export function SearchButton() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <IconButton
        aria-label={t('frame.search.open')}
        aria-keyshortcuts="Control+K Meta+K"
        title={t('frame.search.hint')}
        onClick={() => setIsOpen(true)}
      >
        <SearchIcon />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
