import './workshop.css';
import { useState } from 'react';
import { medallistsAnswer } from '../../fixtures/medals.ts';
import { MedalDisc } from '../../shared/elements/parts/medal-disc.tsx';
import { MedalSteps } from '../../shared/results/medal-steps/medal-steps.tsx';
import { Sample, Workshop } from './parts/sample.tsx';

const medals = ['gold', 'silver', 'bronze'] as const;

/**
 * Medals in all sizes and states: single, counted, of an exhibition; the podium with single, shared and missing medals.
 */
export function MedalTestPage() {
  const [medallists] = useState(() => medallistsAnswer('all').items);
  const [first] = medallists;
  const ofEvent = medallists.filter(({ event }) => event.id === first?.event.id);
  const [gold] = ofEvent;
  return (
    <Workshop name="medal-test">
      <Sample name="MedalDisc">
        <div className="workshop-line cluster is-wide">
          {medals.map((medal) => (
            <MedalDisc key={medal} medal={medal} />
          ))}
          {medals.map((medal) => (
            <MedalDisc key={medal} medal={medal} isSmall />
          ))}
          {medals.map((medal) => (
            <MedalDisc key={medal} medal={medal} isExhibition />
          ))}
          {[1, 12, 48].map((count) => (
            <MedalDisc key={count} medal="gold" count={count} />
          ))}
        </div>
      </Sample>
      <Sample name="Podium">
        <MedalSteps medallists={ofEvent} />
      </Sample>
      {gold && (
        <>
          <Sample name="Podium: shared gold, no silver, two bronzes">
            <MedalSteps
              medallists={[
                { ...gold, medal: 'gold' },
                { ...gold, medal: 'gold' },
                { ...gold, medal: 'bronze' },
                { ...gold, medal: 'bronze' },
              ]}
            />
          </Sample>
          <Sample name="Podium: exhibition">
            <MedalSteps
              medallists={ofEvent.map((medallist) => ({
                ...medallist,
                event: { ...medallist.event, isExhibition: true },
              }))}
            />
          </Sample>
        </>
      )}
    </Workshop>
  );
}
