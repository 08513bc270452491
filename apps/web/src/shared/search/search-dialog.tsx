import { Dialog, SearchField } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { usePage, useText } from '../page-context.tsx';
import { queries } from '../queries/queries.ts';
import { SearchResults } from './search-results.tsx';
import type { KeyboardEvent } from 'react';

const LETTER_MS = 120;

interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
  text: string;
  onType: (text: string) => void;
}

/** Search over whatever page is open: a field, and under it what was found, in groups. Arrow keys move through it. */
export function SearchDialog({ isOpen, onClose, text, onType }: SearchDialogProps) {
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
      <SearchPanel text={text} onType={onType} onLeave={onClose} />
    </Dialog>
  );
}

function SearchPanel({ text, onType, onLeave }: Pick<SearchDialogProps, 'text' | 'onType'> & { onLeave: () => void }) {
  const t = useText();
  const { language } = usePage();
  const asked = useSettled(text.trim());
  const listId = useId();
  const { data, isError, refetch } = useQuery({
    ...queries.search(language, { query: asked }),
    enabled: asked !== '',
    placeholderData: (before) => before,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the arrow keys of the field and links inside
    <div className="search-panel" onKeyDown={(event) => moveByArrows(event, onLeave)}>
      <SearchField
        label={t('shared.searchLabel')}
        value={text}
        data-autofocus
        aria-controls={listId}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <div id={listId} className="search-found">
        {asked !== '' && (
          <SearchResults answer={data} hasFailed={isError} onRetry={() => void refetch()} onLeave={onLeave} />
        )}
        {asked === '' && <p className="p-4 text-ink2">{t('shared.searchHint')}</p>}
      </div>
    </div>
  );
}

/** The text once the fingers rest. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), LETTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function moveByArrows(event: KeyboardEvent<HTMLElement>, onLeave: () => void): void {
  // In a search field the browser would clear the text first, and close at the second press.
  if (event.key === 'Escape') {
    event.preventDefault();
    onLeave();
    return;
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a[href]')];
  const here = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[here + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
