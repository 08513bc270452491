import './front.css';
import '../../elements/flag-colors/flag-colors.gen.css';
import { pages } from '@podium/contract/pages';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { DisciplineSign } from '../../elements/parts/discipline-sign.tsx';
import { MedalDisc } from '../../elements/parts/medal-disc.tsx';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { StatusBadge } from '../../elements/parts/status-badge.tsx';
import { useText } from '../../shell/page-context.tsx';
import { useGames } from '../../shell/use-games.ts';
import type { DayFinal, ScheduleLiveAnswer } from '@podium/contract';

/** The finals of the day: the latest decided ones with their winners, then the upcoming ones with their times. */
export function FinalsStrip({ finals: { day, items, total, won }, title }: FinalsStripProps) {
  const t = useText();
  const { format, today } = useGames();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="finals-title">
      <div className="front-top">
        <h2 id="finals-title" className="front-title" suppressHydrationWarning>
          {title ??
            (day === today
              ? t('parts.front.finals', { count: total })
              : t('parts.front.finalsOf', { count: total, day: format.dateWithWeekday(day) }))}
        </h2>
        <RowLink path={`${pages.day(day)}?medal=gold`} className="section-more front-more">
          {day > today ? t('parts.front.allFinals') : t('shared.progress', { done: won, total })}
        </RowLink>
      </div>
      <ul className="front-strip final-strip">
        {items.map((final) => (
          <FinalCard key={final.id} day={day} final={final} />
        ))}
      </ul>
    </section>
  );
}

interface FinalsStripProps {
  finals: ScheduleLiveAnswer['finals'];
  /** Omitted if the day is named above it. */
  title?: string;
}

interface FinalProps {
  day: string;
  final: DayFinal;
}

function FinalCard({ day, final }: FinalProps) {
  const { discipline, event, winners } = final;
  const path =
    discipline && final.hasResults
      ? pages.unit(discipline.key, final.id)
      : discipline && event && pages.event(discipline.key, event.id);
  const name = event?.name ?? final.name;
  return (
    <li className="front-card final-card" data-flag={winners[0]?.organisation?.flag}>
      <div className="final-card-top">
        {discipline && (
          <>
            <DisciplineSign disciplineKey={discipline.key} size="row" />
            <bdi className="visually-hidden">{discipline.name}</bdi>
          </>
        )}
        <p className="final-card-name">
          {path ? (
            <RowLink path={path} className="unit-link">
              <bdi>{name}</bdi>
            </RowLink>
          ) : (
            <bdi>{name}</bdi>
          )}
        </p>
      </div>
      {winners.length > 0 ? (
        winners.map((winner) => (
          <div key={winner.id} className="final-card-winner">
            <MedalDisc medal="gold" isSmall isExhibition={event?.isExhibition} />
            <span className="front-name">
              <CompetitorName competitor={winner} />
            </span>
          </div>
        ))
      ) : (
        <FinalTime day={day} final={final} />
      )}
    </li>
  );
}

function FinalTime({ day, final: { status, start, isStartHidden } }: FinalProps) {
  const { timeOn } = useGames();
  const isPlanned = status === 'SCHEDULED' || status === 'START_LIST';
  return (
    <p className="final-card-when">
      {start && !isStartHidden && isPlanned && (
        <time dateTime={start} dir="ltr">
          {timeOn(start, day)}
        </time>
      )}
      {!isPlanned && <StatusBadge status={status} />}
    </p>
  );
}
