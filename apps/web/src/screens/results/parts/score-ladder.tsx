import { Icon } from '@podium/ui';
import { useText } from '../../../shared/page-context.tsx';
import { useGames } from '../../../shared/use-games.ts';
import { ladderOf, ladderSteps } from '../state.ts';
import { SpokenAside } from '../../../shared/result/spoken-aside.tsx';
import type { UnitAnswer } from '@podium/contract';

/** How firm the result is: live, unofficial, window for protests, official. */
export function ScoreLadder({ unit, windowMinutes }: { unit: UnitAnswer; windowMinutes: number }) {
  const t = useText();
  const { format, now } = useGames();
  const { current, until, isProtested } = ladderOf(unit, now, windowMinutes);
  const reached = current ? ladderSteps.indexOf(current) : -1;
  const note = () => {
    if (isProtested) return t('parts.result.protested');
    if (until) return t('parts.result.ladder.until', { time: format.time(until), minutes: windowMinutes });
    if (current === 'official') return t('parts.result.ladder.official');
    if (current === 'window') return t('parts.result.ladder.waiting');
    if (current) return t(`parts.result.ladder.${current}`);
    return unit.status === 'CANCELLED' ? t('status.CANCELLED') : t('parts.result.ladder.before');
  };
  return (
    <section>
      <h2 className="section-title">{t('parts.result.ladder.title')}</h2>
      <ol className="ladder">
        {ladderSteps.map((step, index) => (
          <li
            key={step}
            className={index < reached ? 'is-done' : undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className="ladder-mark">
              {index < reached || current === 'official' ? <Icon name="check" isSmall /> : format.number(index + 1)}
            </span>
            <span>
              {t(`parts.result.ladder.step.${step}`)}
              {index < reached && <SpokenAside text={t('parts.result.ladder.done')} />}
            </span>
          </li>
        ))}
      </ol>
      <p className="pt-2 text-second text-ink2" suppressHydrationWarning>
        {note()}
      </p>
    </section>
  );
}
