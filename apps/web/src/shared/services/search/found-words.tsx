import { DOT } from '../../elements/dot.ts';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { useDayWord } from '../../elements/parts/day-word.ts';
import { MedalDisc } from '../../elements/parts/medal-disc.tsx';
import { useText } from '../../shell/page-context.tsx';
import { useGames } from '../../shell/use-games.ts';
import type { Competitor, SearchAnswer } from '@podium/contract';
import type { ReactNode } from 'react';

type FoundNext = SearchAnswer['people'][number]['next'];

interface WordsProps {
  name: string;
  /** Language of name and detail, if it may differ from the page's. */
  lang?: string;
  detail?: string;
  next?: FoundNext;
  winners?: readonly Competitor[];
  /** The answer that the hit itself gives. */
  children?: ReactNode;
}

/** The name of a hit and what is known of it. */
export function Words({ name, lang, detail = '', next, winners, children }: WordsProps) {
  return (
    <span className="text-part" lang={lang}>
      <bdi className="block-name">{name}</bdi>
      {detail && (
        <span className="second-line text-ink2">
          <bdi>{detail}</bdi>
        </span>
      )}
      {next && <NextLine next={next} />}
      {children}
      {winners && winners.length > 0 && (
        <span className="found-winners">
          <MedalDisc medal="gold" isSmall />
          {winners.map((winner) => (
            <CompetitorName key={winner.id} competitor={winner} />
          ))}
        </span>
      )}
    </span>
  );
}

/** `Tomorrow from 10:18 · Women’s 100 m backstroke` */
function NextLine({ next: { day, start, isStartHidden, name, isFrom } }: { next: NonNullable<FoundNext> }) {
  const t = useText();
  const { format } = useGames();
  const dayWord = useDayWord();
  return (
    <span className="second-line" suppressHydrationWarning>
      {dayWord(day, isStartHidden ? null : start)}{' '}
      {start !== null && !isStartHidden && (
        <>
          {isFrom && `${t('parts.next.from')} `}
          <bdi dir="ltr" className="num">
            {format.time(start)}
          </bdi>
        </>
      )}
      {DOT}
      <bdi>{name}</bdi>
    </span>
  );
}
