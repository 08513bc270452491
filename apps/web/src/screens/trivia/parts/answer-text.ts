import type { TriviaQuestion } from '@podium/contract';
import type { AnswerInput } from '../play-state.ts';

/** An answer as text of its options: `Foil · Sabre`, or an order with positions: `1. Swimming · 2. Cycling`. */
export function answerText({ kind, options, unit }: TriviaQuestion, answer: AnswerInput): string {
  if (kind === 'number') return [answer.number, unit].filter((part) => part !== undefined && part !== null).join(' ');
  const texts = (answer.options ?? []).flatMap((id) => options.find((option) => option.id === id)?.text ?? []);
  return (kind === 'order' ? texts.map((text, index) => `${index + 1}. ${text}`) : texts).join(' · ');
}
