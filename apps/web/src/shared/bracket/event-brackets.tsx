import { useText } from '../page-context.tsx';
import { Bracket } from './bracket.tsx';
import { bracketsOf } from './brackets-of.ts';
import type { EventAnswer } from '@podium/contract';

interface EventPartProps {
  event: EventAnswer;
  delegation: string | undefined;
}

/** Who meets whom, the main bracket first. */
export function EventBrackets({ event, delegation }: EventPartProps) {
  const t = useText();
  const brackets = bracketsOf(event);
  if (brackets.length === 0) return null;
  const units = new Map(event.phases.flatMap((phase) => phase.units.map((unit) => [unit.id, unit] as const)));
  return (
    <section aria-labelledby="brackets" className="event-brackets">
      <h2 id="brackets" className="section-title">
        {t('parts.bracket.title')}
      </h2>
      {brackets.map((bracket) => (
        <Bracket key={bracket.code} bracket={bracket} units={units} eventName={event.name} delegation={delegation} />
      ))}
    </section>
  );
}
