import './beside.css';
import { useLayoutEffect, useRef } from 'react';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { useText } from '../../shell/page-context.tsx';
import { hasTwoPanes, useTwoPanes } from '../../elements/parts/has-two-panes.ts';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { MouseEvent, ReactNode } from 'react';

const { Part: ChosenContest } = lazyPart(async () => (await import('./chosen-contest.tsx')).ChosenContest);

/** The unit id in the path of a contest page, in any language. */
function unitOf(path: string): string | undefined {
  const [, id] = /\/results\/([^/]+)/u.exec(path) ?? [];
  return id && decodeURIComponent(id);
}

interface TwoPanesProps {
  /** The unit named in the address. */
  asked: string | undefined;
  /** The contest shown next to the list, if there is room for both. */
  chosen: ScheduleItemAnswer | undefined;
  onChoose: (unit: string) => void;
  /** Content of the second pane while no contest is chosen; if omitted, the list takes the full width. */
  instead?: ReactNode;
  children: ReactNode;
}

/**
 * A list of contests with one of them in a second pane. Clicking a row shows its contest in the second pane; if there
 * is no room for two panes, or the contest is shown already, the link opens its page. One listener and one selection
 * mark serve all rows, because a day has hundreds.
 */
export function TwoPanes({ asked, chosen, onChoose, instead, children }: TwoPanesProps) {
  const t = useText();
  const isWide = useTwoPanes();
  // Set on the parent: the page streams in pieces, and columns that appear with the second pane would move the list.
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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the interactive elements are the links inside
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
