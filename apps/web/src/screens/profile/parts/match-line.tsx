import { useText } from '../../../shared/shell/page-context.tsx';
import { CompetitorName } from '../../../shared/elements/parts/competitor-name.tsx';
import { ShootOut } from '../../../shared/elements/parts/shoot-out.tsx';
import { Irm } from '../../../shared/elements/parts/irm.tsx';
import type { ScheduleCompetitor } from '@podium/contract';
import type { Match } from '../state.ts';

const outcomes = { W: 'won', L: 'lost', T: 'drawn' } as const;

export function MatchOutcome({ match: { own } }: { match: Match }) {
  const t = useText();
  const outcome = outcomes[own.wlt as keyof typeof outcomes];
  if (!outcome) return <span className="text-ink3">–</span>;
  return <span className={`profile-outcome is-${outcome}`}>{t(`screens.profile.${outcome}`)}</span>;
}

export function Opponent({ match: { other } }: { match: Match }) {
  const t = useText();
  return (
    <span className="profile-opponent">
      {`${t('screens.profile.against')} `}
      <CompetitorName competitor={other} />
    </span>
  );
}

/** Each score is on the line of its own side: "3-1" would be read the wrong way round in Arabic. */
export function MatchScore({ match: { own, other } }: { match: Match }) {
  return (
    <>
      <span className="strong">
        <Score side={own} />
      </span>
      <span className="profile-diff">
        <Score side={other} />
      </span>
    </>
  );
}

function Score({ side: { irm, result, shootOut } }: { side: ScheduleCompetitor }) {
  if (irm) return <Irm irm={irm} />;
  return (
    <>
      <bdi dir="ltr">{result ?? '–'}</bdi>
      <ShootOut score={shootOut} />
    </>
  );
}
