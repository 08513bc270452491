import { SearchField } from '@podium/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../shared/page-context.tsx';
import { readParticipantsSearch } from '../state.ts';
import type { ParticipantsSearch, Tab } from '../state.ts';

const LETTER_MS = 150;

/** The field to search by: at once with scripts, as part of the form without. */
export function QueryField({ tab, q }: { tab: Tab; q: ParticipantsSearch['q'] }) {
  const t = useText();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(q ?? '');
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // What fingers are typing is newer than the address.
    if (document.activeElement !== field.current) setText(q ?? '');
  }, [q]);
  const handleChange = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void navigate({
        to: '/{-$locale}/participants/$tab',
        params: { tab },
        search: (now) => readParticipantsSearch({ ...now, q: typed, page: undefined }),
        replace: true,
        resetScroll: false,
      });
    }, LETTER_MS);
  };
  return (
    <SearchField
      ref={field}
      name="q"
      label={t(`screens.participants.${tab}Search`)}
      value={text}
      maxLength={80}
      onChange={({ currentTarget }) => handleChange(currentTarget.value)}
    />
  );
}
