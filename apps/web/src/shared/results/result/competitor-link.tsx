import './result.css';
import { RowStar } from '../../elements/follow/row-star.tsx';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { PlaceLink } from '../../elements/parts/place-link.tsx';
import type { CompetitorNameProps } from '../../elements/parts/competitor-name.tsx';

type LinkProps = Omit<CompetitorNameProps, 'isWithoutFlag'>;

export function CompetitorLink(props: LinkProps) {
  const { competitor } = props;
  if (!competitor.id || competitor.type === 'placeholder') return <CompetitorName {...props} />;
  return (
    <PlaceLink to="participant" id={competitor.id} className="competitor-link">
      <CompetitorName {...props} />
    </PlaceLink>
  );
}

export function ResultName(props: LinkProps) {
  return (
    <span className="result-name">
      <CompetitorLink {...props} />
      <RowStar competitor={props.competitor} />
    </span>
  );
}
