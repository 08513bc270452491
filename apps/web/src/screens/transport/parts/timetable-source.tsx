import { DOT } from '../../../shared/elements/dot.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGamesFacts } from '../../../shared/shell/use-games.ts';
import type { TransportAnswer } from '@podium/contract';

export function TimetableSource({
  transport: { publisher, firstDay, lastDay },
}: {
  transport: Pick<TransportAnswer, 'publisher' | 'firstDay' | 'lastDay'>;
}) {
  const t = useText();
  const { format } = useGamesFacts();
  return (
    <p className="text-second text-ink2">
      {publisher && (
        <a href={publisher.url} target="_blank" rel="noopener noreferrer" className="link transport-link">
          {t('screens.transport.source', { name: publisher.name })}
        </a>
      )}
      {publisher && firstDay !== null && DOT}
      {firstDay !== null && lastDay !== null && (
        <bdi>{`${format.dateShort(firstDay)} – ${format.dateShort(lastDay)}`}</bdi>
      )}
    </p>
  );
}
