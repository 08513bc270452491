import './timetable.css';
import { useText } from '../../shell/page-context.tsx';
import { RowLink } from '../../elements/parts/row-link.tsx';
import type { TransportLine } from '@podium/contract';

/**
 * Name of a line in a frame. The line's own color is a bar drawn as SVG: the content security policy forbids inline
 * styles, and text on a color of the feed may be unreadable.
 */
export function LineSign({ line, isLink = false }: { line: TransportLine; isLink?: boolean }) {
  const t = useText();
  const spoken = t('parts.timetable.line', { name: line.name });
  const sign = (
    <>
      <svg className="line-color" viewBox="0 0 4 20" aria-hidden="true">
        <rect width="4" height="20" rx="2" fill={line.color ?? 'currentColor'} />
      </svg>
      <bdi aria-hidden="true">{line.name}</bdi>
      <span className="visually-hidden">{spoken}</span>
    </>
  );
  if (!isLink) return <span className="line-sign">{sign}</span>;
  return (
    <RowLink path={linePath(line.id)} className="line-sign">
      {sign}
    </RowLink>
  );
}

export const linePath = (id: string): string => `/transport/lines/${encodeURIComponent(id)}`;
