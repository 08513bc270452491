import { DOT } from '../../elements/dot.ts';
import { useText } from '../../shell/page-context.tsx';
import { MedalDisc } from '../../elements/parts/medal-disc.tsx';
import { Irm } from '../../elements/parts/irm.tsx';
import { placeText } from '../../elements/parts/place-text.ts';
import type { PersonMoment } from './person-moment.ts';

/** A result with its medal: `1st · 28.70`. */
export function Reached({ own: { rank, result, irm, medal, item } }: { own: NonNullable<PersonMoment['own']> }) {
  const t = useText();
  return (
    <b className="person-card-result">
      {medal && <MedalDisc medal={medal} isSmall isExhibition={item.event?.isExhibition} />}
      {irm ? <Irm irm={irm} /> : rank && <span>{placeText(t, rank)}</span>}
      {!irm && result && (
        <>
          {rank && DOT}
          <bdi dir="ltr">{result}</bdi>
        </>
      )}
    </b>
  );
}
