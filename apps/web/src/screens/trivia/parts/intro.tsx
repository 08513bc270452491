import { Button, Icon } from '@podium/ui';
import { useState } from 'react';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useLanguageOf } from '../../../shared/elements/content/local-text.tsx';
import { useGamesFacts } from '../../../shared/shell/use-games.ts';
import { SignInBox } from './sign-in-box.tsx';
import { TriviaFacts } from './trivia-facts.tsx';
import type { TimeFactor, TriviaAnswer } from '@podium/contract';
import type { Attempt } from '../use-attempt.ts';

interface IntroProps {
  trivia: TriviaAnswer;
  isUser: boolean;
  attempt: Pick<Attempt, 'start' | 'isBusy'>;
}

/** The rules, before the clock starts. */
export function Intro({ trivia, isUser, attempt }: IntroProps) {
  const t = useText();
  const { format } = useGamesFacts();
  const language = useLanguageOf({ lang: trivia.descriptionLang });
  const { mine, state, opensAt, serverNow, minutes, questions, points } = trivia;
  const isRunning = mine !== null && mine.endsAt > serverNow;
  const isOver = mine !== null && !isRunning;
  return (
    <>
      <p className="text-ink2" {...language}>
        {trivia.description}
      </p>
      <TriviaFacts trivia={trivia} />
      <section className="card trivia-rules">
        <h2 className="strong">{t('screens.trivia.rules')}</h2>
        <ul>
          <li>{t('screens.trivia.rule.time', { minutes, questions })}</li>
          <li>{t('screens.trivia.rule.points', { points })}</li>
          <li>{t('screens.trivia.rule.once')}</li>
          <li>{t('screens.trivia.rule.offline')}</li>
        </ul>
      </section>
      {isOver && <p className="notice tone-warn">{t('screens.trivia.overText')}</p>}
      {mine === null && state === 'soon' && (
        <p className="notice tone-info">{t('screens.trivia.opens', { time: format.dateTime(opensAt) })}</p>
      )}
      {mine === null && state === 'closed' && <p className="notice tone-mute">{t('screens.trivia.closed')}</p>}
      {!isUser && <SignInBox />}
      {isUser && !isOver && (isRunning || state === 'open') && <Start isRunning={isRunning} attempt={attempt} />}
    </>
  );
}

const factors: readonly TimeFactor[] = [1, 2, 10];

function Start({ isRunning, attempt: { start, isBusy } }: { isRunning: boolean; attempt: IntroProps['attempt'] }) {
  const t = useText();
  const [factor, setFactor] = useState<TimeFactor>(1);
  return (
    <>
      {!isRunning && (
        <details className="fold">
          <summary className="fold-summary">
            {t('screens.trivia.moreTime')}
            <Icon name="down" isSmall />
          </summary>
          <fieldset className="fold-body trivia-factors">
            <legend className="text-ink2">{t('screens.trivia.moreTimeText')}</legend>
            {factors.map((option) => (
              <label key={option} className="trivia-option">
                <input type="radio" name="time" checked={factor === option} onChange={() => setFactor(option)} />
                {t(`screens.trivia.factor.${option}`)}
              </label>
            ))}
          </fieldset>
        </details>
      )}
      <Button look="main" className="trivia-main" aria-disabled={isBusy} onClick={() => !isBusy && void start(factor)}>
        {isRunning ? t('screens.trivia.continue') : t('screens.trivia.start')}
      </Button>
    </>
  );
}
