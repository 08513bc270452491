import './beside.css';
import { useLayoutEffect, useRef } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { useText } from '../page-context.tsx';
import { hasTwoPanes, useTwoPanes } from './has-two-panes.ts';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { MouseEvent, ReactNode } from 'react';

const { Part: ChosenContest } = lazyPart(async () => (await import('./chosen-contest.tsx')).ChosenContest);

/** Unit id in the address of a contest's page, in any language. */
function unitOf(path: string): string | undefined {
  const [, id] = /\/results\/([^/]+)/u.exec(path) ?? [];
  return id && decodeURIComponent(id);
}

interface TwoPanesProps {
  /** The one that the address names. */
  asked: string | undefined;
  /** The contest shown next to the list, if there is room for both. */
  chosen: ScheduleItemAnswer | undefined;
  onChoose: (unit: string) => void;
  /** What stands there while none is chosen; without it the list has all the room. */
  instead?: ReactNode;
  children: ReactNode;
}

/**
 * A list of contests and one of them beside it: a row's link shows its contest there, and leads to its page where it was
 * asked for already or there is no room for two. One listener and one mark for all rows: a day has hundreds.
 */
export function TwoPanes({ asked, chosen, onChoose, instead, children }: TwoPanesProps) {
  const t = useText();
  const isWide = useTwoPanes();
  // Told at the head of both: a page comes in pieces, and the list would be moved by what comes after it.
  const hasBeside = !!(chosen || instead);
  const panes = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const link = [...panes.current!.querySelectorAll<HTMLAnchorElement>('.panes-list .unit-link')].find(
      ({ pathname }) => chosen && unitOf(pathname) === chosen.id,
    );
    link?.setAttribute('aria-current', 'true');
    return () => link?.removeAttribute('aria-current');
  });
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !hasTwoPanes()) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('.unit-link');
    const unit = link && unitOf(link.pathname);
    if (!unit || unit === asked) return;
    event.preventDefault();
    onChoose(unit);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- what is pressed are the links in it
    <div ref={panes} className={hasBeside ? 'panes is-double' : 'panes'} onClick={handleClick}>
      <div className="panes-list">{children}</div>
      {hasBeside && (
        <aside className="pane-beside" aria-label={t('parts.beside.label')}>
          {isWide && (chosen ? <ChosenContest item={chosen} /> : instead)}
        </aside>
      )}
    </div>
  );
}
