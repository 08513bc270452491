import { Icon } from '@podium/ui';
import { DisciplineSign } from '../../../shared/elements/parts/discipline-sign.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import type { TriviaHead } from '@podium/contract';

type Facts = Pick<TriviaHead, 'author' | 'minutes' | 'discipline' | 'type' | 'points' | 'questions'>;

export function TriviaFacts({ trivia }: { trivia: Facts }) {
  const t = useText();
  const { author, minutes, discipline, type, points, questions } = trivia;
  return (
    <ul className="trivia-facts">
      <li>
        {discipline ? <DisciplineSign disciplineKey={discipline.key} size="row" /> : <Icon name="info" isSmall />}
        {discipline ? discipline.name : t(`screens.trivia.types.${type}`)}
      </li>
      <li>
        <Icon name="clock" isSmall />
        {t('screens.trivia.minutes', { count: minutes })}
      </li>
      <li>
        <Icon name="list" isSmall />
        {t('screens.trivia.questions', { count: questions })}
      </li>
      <li>
        <Icon name="star" isSmall />
        {t('screens.trivia.points', { count: points })}
      </li>
      <li>
        <Icon name="person" isSmall />
        <span>
          {t('screens.trivia.author')} <bdi>{author}</bdi>
        </span>
      </li>
    </ul>
  );
}
