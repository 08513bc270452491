import './medal-steps.css';
import { membersBeside } from '@podium/games';
import { delegationBeside } from '@podium/contract/delegation-beside';
import { useText } from '../../shell/page-context.tsx';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { Flag } from '../../elements/parts/flag.tsx';
import { MedalDisc } from '../../elements/parts/medal-disc.tsx';
import { PlaceLink } from '../../elements/parts/place-link.tsx';
import { useFollows } from '../../reader/follows.ts';
import { DOT } from '../../elements/dot.ts';
import { isSquad } from '../squad.ts';
import { isWithoutSilver } from '../without-silver.ts';
import type { Medallist } from '@podium/contract';
import type { ReactNode } from 'react';

const medals = ['gold', 'silver', 'bronze'] as const;

interface MedalStepsProps {
  medallists: readonly Medallist[];
  /** Code of the requested delegation. */
  delegation?: string;
  /** Winning marks by competitor. */
  marks?: ReadonlyMap<string, string>;
}

/**
 * Three steps, or rows on a phone, in reading order gold, silver, bronze. Shared medals share a step; those of age groups are in the
 * tables of the groups.
 */
export function MedalSteps({ medallists: all, delegation, marks }: MedalStepsProps) {
  const t = useText();
  const medallists = all.filter(({ ageGroup }) => ageGroup === undefined);
  if (medallists.length === 0) return null;
  const steps = medals
    .map((medal) => ({ medal, here: medallists.filter((medallist) => medallist.medal === medal) }))
    .filter(({ here }) => here.length > 0);
  const isExhibition = medallists.some(({ event }) => event.isExhibition);
  return (
    <section
      className={isExhibition ? 'medal-steps is-exhibition' : 'medal-steps'}
      aria-label={t('parts.medal-steps.title')}
    >
      <ol className="medal-steps-list">
        {steps.map(({ medal, here }, place) => {
          const end = place === steps.length - 1 ? ' is-last' : '';
          return (
            <li key={medal} className={`medal-step medal-step-${medal}${end}`}>
              <ul className="medal-step-people">
                {here.map((medallist) => (
                  <MedalStepPlace
                    key={medallist.competitor.id ?? medallist.competitor.name}
                    medallist={medallist}
                    delegation={delegation}
                    mark={marks?.get(medallist.competitor.id ?? '')}
                    disc={<MedalDisc medal={medal} isExhibition={isExhibition} />}
                  />
                ))}
              </ul>
              <span className="medal-step-block">
                {here.map(({ competitor }) => (
                  <MedalDisc key={competitor.id ?? competitor.name} medal={medal} isExhibition={isExhibition} />
                ))}
              </span>
            </li>
          );
        })}
      </ol>
      {isWithoutSilver(medallists) && <p className="text-second text-ink2">{t('parts.medal-steps.noSilver')}</p>}
      {isExhibition && <p className="text-second text-ink2">{t('parts.medal-steps.exhibition')}</p>}
      {medallists.some(({ isEventOpen }) => isEventOpen) && (
        <p className="text-second text-ink2">{t('parts.medals.open')}</p>
      )}
      {medallists.some(({ isOfficial, isEventOpen }) => !isOfficial && !isEventOpen) && (
        <p className="text-second text-warn">{t('parts.medal-steps.provisional')}</p>
      )}
      {medallists.some(({ isUnderCorrection }) => isUnderCorrection) && (
        <p className="text-second text-warn">{t('parts.medal-steps.correction')}</p>
      )}
    </section>
  );
}

interface MedalStepPlaceProps {
  medallist: Medallist;
  delegation: string | undefined;
  mark: string | undefined;
  /** Beside the name on phones. */
  disc: ReactNode;
}

function MedalStepPlace({ medallist, delegation, mark, disc }: MedalStepPlaceProps) {
  const { competitor, organisation } = medallist;
  const members = membersBeside(competitor.name, medallist.members);
  const follows = useFollows();
  const flag = competitor.organisation ?? organisation;
  const code = flag?.code;
  const isMine =
    (delegation !== undefined && code === delegation) ||
    follows.some(({ kind, id }) => (kind === 'delegation' ? id === code : id === competitor.id));
  const name = <CompetitorName competitor={competitor} isWithoutFlag />;
  return (
    <li className={isMine ? 'medal-step-place is-mine' : 'medal-step-place'}>
      <span className="medal-step-disc">{disc}</span>
      {flag && (
        <span className="medal-step-flag">
          <Flag organisation={flag} />
        </span>
      )}
      <span className="medal-step-who">
        {competitor.id === null ? (
          <span className="medal-step-name">{name}</span>
        ) : (
          <PlaceLink to="participant" id={competitor.id} className="medal-step-name">
            {name}
          </PlaceLink>
        )}
        {organisation && delegationBeside({ ...competitor, organisation }) && (
          <span className="medal-step-second">
            <bdi>{organisation.name}</bdi>
          </span>
        )}
        {members.length > 0 && !isSquad(members) && (
          <span className="medal-step-second">
            {members.map(({ id, name: member }, index) => (
              <span key={id}>
                {index > 0 && DOT}
                <bdi translate="no">{member}</bdi>
              </span>
            ))}
          </span>
        )}
      </span>
      {mark && (
        <bdi dir="ltr" className="medal-step-mark num">
          {mark}
        </bdi>
      )}
    </li>
  );
}
