import './cups.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LocalText } from '../../shared/elements/content/local-text.tsx';
import { CompetitorName } from '../../shared/elements/parts/competitor-name.tsx';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { PlaceLink } from '../../shared/elements/parts/place-link.tsx';
import { NoResults } from '../../shared/elements/veil/results-state.tsx';
import { CupSideName } from '../../shared/results/cups/cup-side-name.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import type { CupSideScores } from '@podium/contract';

type Score = CupSideScores['items'][number];

/** The places for which a delegation or team scores in a cup, by sport. */
export function CupSideScreen({ id, side }: { id: string; side: string }) {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.cupSide(language, { id, side }));
  const { cup, items, rank, points } = data;
  const bySport = [...Map.groupBy(items, ({ discipline }) => discipline.key).values()];
  return (
    <div className="screen">
      <p className="cup-back text-second">
        <Link to="/{-$locale}/cups/$id" params={{ id }} search={{ side }} className="link">
          <LocalText value={cup.title} />
        </Link>
      </p>
      <div className="screen-top">
        <h1 className="text-title">
          <CupSideName side={data.side} />
        </h1>
        <DataAgeLine asOf={data.asOf} />
      </div>
      {data.side.delegations.length > 0 && (
        <p className="text-ink2">
          <bdi>{data.side.delegations.map(({ name }) => name).join(' · ')}</bdi>
        </p>
      )}
      {items.length === 0 ? (
        <NoResults icon="medal" title={t('parts.cups.noPoints')}>
          <p>{t('screens.cups.noPointsHint')}</p>
        </NoResults>
      ) : (
        <>
          <p className="strong">
            {rank === null ? t('parts.cups.points', { points }) : t('parts.cups.rankAndPoints', { rank, points })}
          </p>
          <div className="cup-sports">
            {bySport.map((scores) => (
              <SportScores key={scores[0]!.discipline.key} scores={scores} isByTeam={cup.isByTeam} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function SportScores({ scores, isByTeam }: { scores: readonly Score[]; isByTeam: boolean }) {
  const t = useText();
  const { discipline, weight } = scores[0]!;
  const sum = scores.reduce((total, { points }) => total + Math.round(points * 100), 0) / 100;
  return (
    <section className="cup-sport">
      <div className="cup-sport-title">
        <h2 className="section-title">
          <PlaceLink to="discipline" id={discipline.key} className="medal-link">
            <bdi>{discipline.name}</bdi>
          </PlaceLink>
        </h2>
        <p className="num">
          {weight !== 1 && <span className="text-ink2">{t('screens.cups.weighted', { weight })} </span>}
          <span className="strong">{t('parts.cups.points', { points: sum })}</span>
        </p>
      </div>
      <ul className="cup-score-list">
        {scores.map((score) => (
          <ScoreRow
            key={`${score.event.id} ${score.ageGroup ?? ''} ${score.competitor.id ?? score.competitor.name}`}
            score={score}
            isByTeam={isByTeam}
          />
        ))}
      </ul>
    </section>
  );
}

function ScoreRow({ score, isByTeam }: { score: Score; isByTeam: boolean }) {
  const t = useText();
  const { event, discipline, ageGroup, competitor, place, scoredPlace, points } = score;
  // The flag of the page belongs to all competitors of a delegation.
  const shown = isByTeam ? competitor : { ...competitor, organisation: null };
  return (
    <li className="cup-score">
      <div>
        <p>
          <PlaceLink to="event" id={event.id} disciplineKey={discipline.key} className="medal-link">
            <bdi>{ageGroup === undefined ? event.name : `${event.name} (${ageGroup})`}</bdi>
          </PlaceLink>
        </p>
        <p className="text-second text-ink2">
          {competitor.id ? (
            <PlaceLink to="participant" id={competitor.id} className="medal-link">
              <CompetitorName competitor={shown} />
            </PlaceLink>
          ) : (
            <CompetitorName competitor={shown} />
          )}
        </p>
      </div>
      <div className="cup-score-points num">
        <p>{t('parts.cups.points', { points })}</p>
        <p className="text-second text-ink2">
          {place === scoredPlace
            ? t('screens.cups.place', { place })
            : t('screens.cups.movedPlace', { place, scoredPlace })}
        </p>
      </div>
    </li>
  );
}
