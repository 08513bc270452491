import { SearchField } from '@podium/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../shared/page-context.tsx';
import { queryText, readParticipantsSearch } from '../state.ts';
import type { ParticipantsSearch, Tab } from '../state.ts';

const LETTER_MS = 150;
const PAUSE_MS = 500;

interface QueryFieldProps {
  tab: Tab;
  q: ParticipantsSearch['q'];
  /** The list follows the letters; to write the address for each of them would hold up a slow phone. */
  onType: (q: ParticipantsSearch['q']) => void;
}

/** The field to search by: at once with scripts, as part of the form without. */
export function QueryField({ tab, q, onType }: QueryFieldProps) {
  const t = useText();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(q ?? '');
  const unwritten = useRef<string>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // What fingers are typing is newer than the address.
    if (document.activeElement !== field.current) setText(q ?? '');
  }, [q]);
  const handleChange = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    unwritten.current = typed;
    timer.current = setTimeout(() => {
      onType(queryText(typed));
      timer.current = setTimeout(write, PAUSE_MS);
    }, LETTER_MS);
  };
  const write = () => {
    clearTimeout(timer.current);
    const typed = unwritten.current;
    if (typed === undefined) return;
    unwritten.current = undefined;
    void navigate({
      to: '/{-$locale}/participants/$tab',
      params: { tab },
      search: (now) => readParticipantsSearch({ ...now, q: typed, page: undefined }),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <SearchField
      ref={field}
      name="q"
      label={t(`screens.participants.${tab}Search`)}
      value={text}
      maxLength={80}
      onChange={({ currentTarget }) => handleChange(currentTarget.value)}
      // Before anything else is pressed: where it leads, and the way back, need what was typed.
      onBlur={write}
    />
  );
}
