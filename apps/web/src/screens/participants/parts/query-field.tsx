import { SearchField } from '@podium/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../shared/shell/page-context.tsx';
import { searchWords } from '../../../shared/shell/search-text.ts';
import { readParticipantsSearch } from '../state.ts';
import type { ParticipantsSearch, Tab } from '../state.ts';

const LETTER_MS = 150;
const PAUSE_MS = 500;

interface QueryFieldProps {
  tab: Tab;
  q: ParticipantsSearch['q'];
  /** Called for each keystroke to filter the list; updating the address that often would block a slow phone. */
  onType: (q: ParticipantsSearch['q']) => void;
}

/** The search field: immediate with scripts, part of the form without. */
export function QueryField({ tab, q, onType }: QueryFieldProps) {
  const t = useText();
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(q ?? '');
  const pendingText = useRef<string>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // While the user is typing, the field is newer than the address.
    if (document.activeElement !== field.current) setText(q ?? '');
  }, [q]);
  const handleChange = (text: string) => {
    setText(text);
    clearTimeout(timer.current);
    pendingText.current = text;
    timer.current = setTimeout(() => {
      onType(searchWords(text));
      timer.current = setTimeout(show, PAUSE_MS);
    }, LETTER_MS);
  };
  const searchAddress = (text: string) => ({
    to: '/{-$locale}/participants/$tab' as const,
    params: { tab },
    search: (now: object) => readParticipantsSearch({ ...now, q: text, page: undefined }),
  });
  // Changes the address bar only, for copying and reloading: every link on the page depends on the router's location.
  const show = () => {
    const text = pendingText.current;
    if (text === undefined) return;
    History.prototype.replaceState.call(
      history,
      history.state,
      '',
      router.buildLocation(searchAddress(text)).publicHref,
    );
  };
  const write = () => {
    clearTimeout(timer.current);
    const text = pendingText.current;
    if (text === undefined) return;
    pendingText.current = undefined;
    void router.navigate({ ...searchAddress(text), replace: true, resetScroll: false });
  };
  return (
    <SearchField
      ref={field}
      name="q"
      label={t(`screens.participants.${tab}Search`)}
      value={text}
      maxLength={80}
      onChange={({ currentTarget }) => handleChange(currentTarget.value)}
      // Written before any other click, so that its target and the back button include the typed text.
      onBlur={write}
    />
  );
}
