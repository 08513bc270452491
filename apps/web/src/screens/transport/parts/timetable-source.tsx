import { useText } from '../../../shared/page-context.tsx';
import type { TransportAnswer } from '@podium/contract';

export function TimetableSource({ publisher }: Pick<TransportAnswer, 'publisher'>) {
  const t = useText();
  if (!publisher) return null;
  return (
    <p className="text-second text-ink2">
      <a href={publisher.url} target="_blank" rel="noopener noreferrer" className="link transport-link">
        {t('screens.transport.source', { name: publisher.name })}
      </a>
    </p>
  );
}
