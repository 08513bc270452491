import { Badge } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useLanguageOf } from '../../../shared/elements/content/local-text.tsx';
import { OtherLanguage } from '../../../shared/elements/content/other-language.tsx';
import { useGamesFacts } from '../../../shared/shell/use-games.ts';
import { quizGroup } from '../list-state.ts';
import { TriviaFacts } from './trivia-facts.tsx';
import type { TriviaItem } from '../list-state.ts';

export function TriviaCard({ item, now }: { item: TriviaItem; now: string }) {
  const language = useLanguageOf(item);
  const descriptionLanguage = useLanguageOf({ lang: item.descriptionLang });
  return (
    <li className="card trivia-card">
      <p className="trivia-card-top">
        <Link to="/{-$locale}/trivia/$id" params={{ id: item.id }} preload={false} className="trivia-card-link">
          <bdi {...language}>{item.title}</bdi>
        </Link>
        <OtherLanguage value={item} />
        <TriviaState item={item} now={now} />
      </p>
      <p className="text-ink2" {...descriptionLanguage}>
        {item.description}
      </p>
      <TriviaFacts trivia={item} />
    </li>
  );
}

function TriviaState({ item, now }: { item: TriviaItem; now: string }) {
  const t = useText();
  const { format } = useGamesFacts();
  const { mine, state, opensAt } = item;
  if (mine?.score)
    return (
      <Badge tone="ok" icon="tick">
        {t('screens.trivia.score', mine.score)}
      </Badge>
    );
  if (mine && quizGroup(item, now) === 'done') return <Badge tone="mute">{t('screens.trivia.timeOver')}</Badge>;
  if (mine)
    return (
      <Badge tone="warn" icon="clock">
        {t('screens.trivia.running')}
      </Badge>
    );
  if (state === 'soon')
    return (
      <Badge tone="info" icon="calendar">
        {t('screens.trivia.opens', { time: format.dateTime(opensAt) })}
      </Badge>
    );
  return state === 'closed' ? <Badge tone="mute">{t('screens.trivia.closed')}</Badge> : null;
}
