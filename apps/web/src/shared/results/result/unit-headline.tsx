import './podium.css';
import { delegationBeside } from '@podium/contract/delegation-beside';
import { useState } from 'react';
import { Flag } from '../../elements/parts/flag.tsx';
import { MedalDisc } from '../../elements/parts/medal-disc.tsx';
import { useText } from '../../shell/page-context.tsx';
import { CompetitorLink } from './competitor-link.tsx';
import { isWithoutSilver } from '../without-silver.ts';
import { useSport } from '../sport/use-sport.ts';
import { headlineText } from './headline-text.ts';
import { decidingLines } from './headline.ts';
import type { Competitor, UnitAnswer } from '@podium/contract';

/** The outcome of a finished contest as a sentence; one that decides gold includes the podium. */
export function UnitHeadline({ unit }: { unit: UnitAnswer }) {
  const sport = useSport(unit.discipline?.code);
  const t = useText();
  const text = headlineText(t, unit, sport);
  const isCorrection = unit.outcome?.decidedBy === 'correction';
  const hasPodium = unit.medal === 'gold' && (unit.podium?.length ?? 0) > 0 && !isCorrection;
  const [wasThere] = useState(hasPodium);
  if (!text && !hasPodium && !isCorrection) return null;
  return (
    <div className="headline">
      {text && <p className="headline-text">{text}</p>}
      {isCorrection && <p className="text-second text-warn">{t('parts.medal-steps.correction')}</p>}
      {hasPodium && <Podium unit={unit} isNew={!wasThere} />}
      {hasPodium && isWithoutSilver(unit.podium!) && (
        <p className="text-second text-ink2">{t('parts.medal-steps.noSilver')}</p>
      )}
      {hasPodium && unit.podium!.some(({ isOfficial, isEventOpen }) => !isOfficial && !isEventOpen) && (
        <p className="text-second text-warn">{t('parts.medal-steps.provisional')}</p>
      )}
    </div>
  );
}

const medals = ['gold', 'silver', 'bronze'] as const;

/** Three steps. If the podium appears while the page is open, it is animated. */
function Podium({ unit, isNew }: { unit: UnitAnswer; isNew: boolean }) {
  const t = useText();
  const places = unit.podium ?? [];
  const steps = medals
    .map((medal) => ({ medal, here: places.filter((place) => place.medal === medal) }))
    .filter(({ here }) => here.length > 0);
  const lines = unit.isHeadToHead ? [] : decidingLines(unit);
  const markOf = (id: string | null) => lines.find(({ competitor }) => competitor.id === id)?.result;
  return (
    <ol className={isNew ? 'podium is-new' : 'podium'} aria-label={t('parts.result.podium')}>
      {steps.map(({ medal, here }, place) => {
        const end = place === steps.length - 1 ? ' is-last' : '';
        return (
          <li key={medal} className={`podium-step podium-${medal}${end}`}>
            <div className="podium-people">
              {here.map(({ competitor }) => (
                <div key={competitor.id} className="podium-place">
                  {competitor.organisation && <Flag organisation={competitor.organisation} size="title" />}
                  <span className="podium-name">
                    <CompetitorLink
                      competitor={{
                        ...competitor,
                        organisation: null,
                      }}
                    />
                  </span>
                  <Delegation competitor={competitor} />
                  {markOf(competitor.id) && (
                    <bdi dir="ltr" className="podium-mark num">
                      {markOf(competitor.id)}
                    </bdi>
                  )}
                </div>
              ))}
            </div>
            <span className="podium-block">
              <MedalDisc medal={medal} isExhibition={unit.event?.isExhibition} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The flag has no text of its own. */
function Delegation({ competitor }: { competitor: Competitor }) {
  const delegation = delegationBeside(competitor);
  return delegation && <bdi className="podium-from">{delegation.name}</bdi>;
}
