import { circle, dot } from '../../look/icon-lines.ts';
import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'trivia',
  order: 110,
  group: 'content',
  icon: `${circle(12, 12, 9)}M9.5 9.500a2.5 2.5 0 1 1 3.5 2.300c-1 .4-1 1-1 1.7${dot(12, 17)}`,
  address: '/trivia',
  roles: ['publisher', 'manager', 'admin'],
  parts: ['discipline'],
  pages: [
    page('/trivia', async () => (await import('./trivia-page.tsx')).TriviaPage),
    page('/trivia/:quiz', async () => (await import('./quiz-page.tsx')).QuizPage),
  ],
  decisions: [
    'trivia',
    'trivia.create',
    'trivia.edit',
    'trivia.publish',
    'trivia.withdraw',
    'trivia.duplicate',
    'trivia.delete',
  ],
};
