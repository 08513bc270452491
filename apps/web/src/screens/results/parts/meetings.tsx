import { halfPoints } from '@podium/games';
import { pages } from '@podium/contract/pages';
import { DOT } from '../../../shared/elements/dot.ts';
import { Irm } from '../../../shared/elements/parts/irm.tsx';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import type { UnitAnswer } from '@podium/contract';

/** Earlier meetings of both sides at these Games, latest first; scores are in the order of this page's sides. */
export function Meetings({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  const { format } = useGames();
  const { meetings = [], discipline } = unit;
  if (meetings.length === 0 || !discipline) return null;
  return (
    <section>
      <h2 className="section-title">{t('parts.result.meetings')}</h2>
      <ul className="way">
        {meetings.map((meeting) => (
          <li key={meeting.id} className="way-line">
            <span className="main-part">
              <RowLink path={pages.unit(discipline.key, meeting.id)} className="competitor-link">
                <bdi>{meeting.name}</bdi>
              </RowLink>
              <span className="second-line text-ink2" suppressHydrationWarning>
                {meeting.event && (
                  <>
                    <bdi>{meeting.event.name}</bdi>
                    {DOT}
                  </>
                )}
                {format.date(meeting.day)}
              </span>
            </span>
            <bdi dir="ltr" className="num strong">
              <Side score={meeting.home} irm={meeting.homeIrm} />
              {' : '}
              <Side score={meeting.away} irm={meeting.awayIrm} />
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Side = ({ score, irm }: { score: string | null; irm: string | undefined }) =>
  irm ? <Irm irm={irm} /> : halfPoints(score ?? '–');
