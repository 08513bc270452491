import { perLanguage } from '@podium/content';
import { integer, reference, time, word, words } from '../column.ts';
import type { CellType, Column, FileSchema } from '../column.ts';
import type { TriviaName } from '../folder-tables.ts';
import { questionKinds, quizLimits, quizTypes } from '../folder-words.ts';

const { maxOptions, maxQuestions, maxNumber } = quizLimits;

const column = (name: string, type: CellType, isRequired = false): Column => ({
  name,
  type,
  isRequired,
  isPersonal: false,
});
const lines = (name: string, most: number): Column[] =>
  perLanguage(name).map((each) => column(each, { kind: 'line', most }));
const paragraphs = (name: string, most: number): Column[] =>
  perLanguage(name).map((each) => column(each, { kind: 'paragraphs', most }));
const optionNumbers = Array.from({ length: maxOptions }, (_, index) => String(index + 1));

/** Columns of the quizzes and of their questions. The rules of a quiz as a whole are those of the console. */
export const triviaSchema: Readonly<Record<TriviaName, FileSchema>> = {
  'trivia/quizzes': {
    key: ['id'],
    columns: [
      column('id', { kind: 'id' }, true),
      ...lines('title', quizLimits.title),
      ...paragraphs('description', quizLimits.description),
      column('author', { kind: 'line', most: quizLimits.author }, true),
      ...reference('discipline', 'disciplines'),
      ...word('type!', quizTypes),
      ...integer('minutes!', quizLimits.minutes.from, quizLimits.minutes.to),
      ...integer('points!', quizLimits.points.from, quizLimits.points.to),
      ...time('opens_at!', 'closes_at'),
    ],
  },
  'trivia/questions': {
    key: ['quiz', 'position'],
    columns: [
      column('quiz', { kind: 'reference', to: 'trivia/quizzes' }, true),
      ...integer('position!', 1, maxQuestions),
      ...word('kind!', questionKinds),
      ...paragraphs('text', quizLimits.text),
      ...optionNumbers.flatMap((number) => lines(`option_${number}`, quizLimits.option)),
      ...words('right', optionNumbers),
      column('number', { kind: 'decimal', from: -maxNumber, to: maxNumber }),
      column('tolerance', { kind: 'decimal', from: 0, to: maxNumber }),
      ...lines('unit', quizLimits.unit),
      ...paragraphs('explanation', quizLimits.explanation),
    ],
  },
};
