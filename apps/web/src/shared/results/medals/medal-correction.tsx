import type { LanguageCode } from '@podium/contract';
import { useGames } from '../../shell/use-games.ts';
import { Reason } from './reason.tsx';

interface MedalCorrectionProps {
  title: string;
  at: string;
  note: string;
  noteLanguage: LanguageCode | undefined;
}

/** Reallocated medals: which ones, why and when. */
export function MedalCorrection({ title, at, note, noteLanguage }: MedalCorrectionProps) {
  const { format } = useGames();
  return (
    <div className="notice tone-warn">
      <div>
        <p className="strong">
          <bdi>{title}</bdi>
        </p>
        <p>
          <Reason note={note} noteLanguage={noteLanguage} />
        </p>
        <time dateTime={at} className="text-second" suppressHydrationWarning>
          {format.dateTime(at)}
        </time>
      </div>
    </div>
  );
}
