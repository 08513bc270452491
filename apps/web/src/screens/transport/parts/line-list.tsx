import { Icon } from '@podium/ui';
import { Fragment } from 'react';
import { DOT } from '../../../shared/dot.ts';
import { useText } from '../../../shared/page-context.tsx';
import { RowLink } from '../../../shared/parts/row-link.tsx';
import { LineSign, linePath } from '../../../shared/timetable/line-sign.tsx';
import type { TransportLine } from '@podium/contract';

const mostEnds = 2;

export function LineList({ lines }: { lines: readonly TransportLine[] }) {
  const t = useText();
  if (lines.length === 0) return null;
  const hasSeveralModes = new Set(lines.map(({ mode }) => mode)).size > 1;
  return (
    <section aria-labelledby="transport-lines">
      <h2 id="transport-lines" className="section-title">
        {t('screens.transport.lines')}
      </h2>
      <ul className="unit-list">
        {lines.map((line) => (
          <li key={line.id} className="transport-row">
            <LineSign line={line} />
            <p className="transport-row-text">
              <RowLink path={linePath(line.id)} className="unit-link">
                <bdi>{line.longName ?? t(`screens.transport.mode.${line.mode}`)}</bdi>
              </RowLink>
              <LineFacts line={line} hasMode={hasSeveralModes && line.longName !== null} />
            </p>
            <Icon name="chevron" isSmall />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where it goes, and what it is where not all lines are the same. */
function LineFacts({ line: { mode, headsigns }, hasMode }: { line: TransportLine; hasMode: boolean }) {
  const t = useText();
  const ends = headsigns.filter(Boolean).slice(0, mostEnds);
  if (!hasMode && ends.length === 0) return null;
  return (
    <span className="text-second text-ink2">
      {hasMode && t(`screens.transport.mode.${mode}`)}
      {ends.map((headsign, index) => (
        <Fragment key={headsign}>
          {(hasMode || index > 0) && DOT}
          <bdi>{headsign}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
