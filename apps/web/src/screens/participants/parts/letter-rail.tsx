import { memo } from 'react';
import { useText } from '../../../shared/shell/page-context.tsx';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { stringifySearchText } from '../../../shared/shell/search-text.ts';
import { pagesText, defaultPageSize } from '../pages.ts';
import { parsePages } from '../shown-pages.ts';
import { rowId } from './participant-row.tsx';
import type { ParticipantsAnswer } from '@podium/contract';
import type { ParticipantsSearch, Tab } from '../state.ts';

interface LetterRailProps {
  tab: Tab;
  search: ParticipantsSearch;
  letters: ParticipantsAnswer['letters'];
}

/** The initials in the list, each linked to the first entry that begins with it. */
export const LetterRail = memo(function LetterRail({ tab, search, letters }: LetterRailProps) {
  const t = useText();
  if (letters.length < 2) return null;
  const pageRange = parsePages(search);
  const pageAddress = (place: number) => {
    const page = Math.ceil(place / (search.size ?? defaultPageSize));
    const isShown = page >= pageRange.first && page <= pageRange.last;
    const linkSearch = { ...search, page: isShown ? search.page : pagesText({ first: page, last: page }) };
    return `/participants/${tab}${stringifySearchText(linkSearch)}#${rowId(place)}`;
  };
  return (
    <nav className="letter-rail" aria-label={t('screens.participants.letters')}>
      <ul>
        {letters.map(({ letter, place }) => (
          <li key={letter}>
            <RowLink path={pageAddress(place)} className="letter">
              {letter === '#' ? (
                <>
                  <span aria-hidden="true">{letter}</span>
                  <span className="visually-hidden">{t('screens.participants.otherLetters')}</span>
                </>
              ) : (
                <bdi>{letter}</bdi>
              )}
            </RowLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
