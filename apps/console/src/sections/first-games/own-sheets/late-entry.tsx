import { isolate } from '@podium/i18n';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../../language/text.ts';
import { ActDialog } from '../acts/act-dialog.tsx';
import { usePlan } from '../plan-context.ts';
import type { DoubtfulEntry } from './compared-entries.ts';

/** Offers an entry of an event that has begun as a late one, with a preview of its place. */
export function LateEntry({ entry: { event, late, name = '' } }: { entry: DoubtfulEntry }) {
  const t = useText();
  const { state } = usePlan();
  const [isOpen, setIsOpen] = useState(false);
  const published = state.answer.publicEvents.find(({ id }) => id === event);
  if (!late || !published) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={t('own-sheets.lateEntryOf', { name: isolate(name) })}
        onClick={() => setIsOpen(true)}
      >
        {t('acts.enter')}
      </Button>
      {isOpen && (
        <ActDialog
          kind="enter"
          event={published}
          round={0}
          given={{ do: 'enter', event: published.id, entrant: late }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
