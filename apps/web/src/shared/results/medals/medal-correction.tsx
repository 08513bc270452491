import { useGames } from '../../shell/use-games.ts';

/** Reallocated medals: which ones, why and when. */
export function MedalCorrection({ title, at, note }: { title: string; at: string; note: string }) {
  const { format } = useGames();
  return (
    <div className="notice tone-warn">
      <div>
        <p className="font-semibold">
          <bdi>{title}</bdi>
        </p>
        <p>
          <bdi>{note}</bdi>
        </p>
        <time dateTime={at} className="text-second" suppressHydrationWarning>
          {format.dateTime(at)}
        </time>
      </div>
    </div>
  );
}
