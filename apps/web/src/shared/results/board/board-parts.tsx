import { useGames } from '../../shell/use-games.ts';
import type { ReactNode } from 'react';

/** Letters of a title that fit on one line of an upright screen. */
const MAX_LARGE = 26;

/** More pages are counted in figures. */
const mostDots = 8;

interface BoardHeadProps {
  title: string;
  /** A second line: phase, place or progress of the day. */
  note?: ReactNode;
  page: number;
  pages: number;
}

export function BoardHead({ title, note, page, pages }: BoardHeadProps) {
  const { format, now } = useGames();
  return (
    <header className="board-head">
      <div className="board-titles">
        <h1 className={title.length > MAX_LARGE ? 'board-title is-long' : 'board-title'}>
          <bdi>{title}</bdi>
        </h1>
        {note && <p className="board-note">{note}</p>}
      </div>
      {pages > mostDots && (
        <span className="board-pages" dir="ltr" aria-hidden="true">
          {page + 1}/{pages}
        </span>
      )}
      {pages > 1 && pages <= mostDots && (
        <ol className="board-dots" aria-hidden="true">
          {Array.from({ length: pages }, (_, index) => (
            <li key={index} className={index === page ? 'is-shown' : undefined} />
          ))}
        </ol>
      )}
      <time className="board-clock" dateTime={now.toISOString()} dir="ltr" suppressHydrationWarning>
        {format.time(now)}
      </time>
    </header>
  );
}
