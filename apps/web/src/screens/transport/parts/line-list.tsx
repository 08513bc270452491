import { Icon } from '@podium/ui';
import { useText } from '../../../shared/page-context.tsx';
import { RowLink } from '../../../shared/parts/row-link.tsx';
import { LineSign, linePath } from '../../../shared/timetable/line-sign.tsx';
import type { TransportLine } from '@podium/contract';

export function LineList({ lines }: { lines: readonly TransportLine[] }) {
  const t = useText();
  if (lines.length === 0) return null;
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
              <span className="text-second text-ink2">{t(`screens.transport.mode.${line.mode}`)}</span>
            </p>
            <Icon name="chevron" isSmall />
          </li>
        ))}
      </ul>
    </section>
  );
}
