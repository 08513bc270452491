import { Icon } from '@podium/ui';
import { useState } from 'react';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useLanguageOf } from '../../../shared/elements/content/local-text.tsx';
import { currentOrder } from '../play-state.ts';
import type { TriviaQuestion } from '@podium/contract';
import type { Dispatch } from 'react';
import type { Answers, PlayAction } from '../play-state.ts';

interface OrderListProps {
  question: TriviaQuestion;
  answers: Answers;
  dispatch: Dispatch<PlayAction>;
}

/** Puts options in order with two buttons per line, which keep their position and focus while the line moves. */
export function OrderList({ question, answers, dispatch }: OrderListProps) {
  const t = useText();
  const [announcement, setAnnouncement] = useState('');
  const language = useLanguageOf(question);
  const order = currentOrder(question, answers);
  const optionText = (id: string) => question.options.find((option) => option.id === id)?.text ?? '';
  const move = (option: string, offset: -1 | 1) => {
    const place = order.indexOf(option) + offset;
    if (place < 0 || place >= order.length) return;
    dispatch({ kind: 'move', question, option, by: offset });
    setAnnouncement(t('screens.trivia.movedTo', { text: optionText(option), place: place + 1 }));
  };
  return (
    <>
      <ol className="trivia-order">
        {order.map((id, index) => (
          <li key={id} className="trivia-order-line">
            <span className="trivia-place">{index + 1}</span>
            <span className="trivia-order-text" {...language}>
              {optionText(id)}
            </span>
            <MoveButton
              icon="up"
              label={t('screens.trivia.moveUp', { text: optionText(id) })}
              isAtEnd={index === 0}
              onMove={() => move(id, -1)}
            />
            <MoveButton
              icon="down"
              label={t('screens.trivia.moveDown', { text: optionText(id) })}
              isAtEnd={index === order.length - 1}
              onMove={() => move(id, 1)}
            />
          </li>
        ))}
      </ol>
      <output className="visually-hidden">{announcement}</output>
    </>
  );
}

interface MoveButtonProps {
  icon: 'up' | 'down';
  label: string;
  isAtEnd: boolean;
  onMove: () => void;
}

function MoveButton({ icon, label, isAtEnd, onMove }: MoveButtonProps) {
  return (
    <button type="button" className="trivia-move" aria-label={label} aria-disabled={isAtEnd} onClick={onMove}>
      <Icon name={icon} />
    </button>
  );
}
