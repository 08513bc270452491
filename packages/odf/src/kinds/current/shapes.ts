import { defineShape } from '../../shapes/shape.ts';

export const clockShape = defineShape({
  texts: { period: 'Period', time: 'Time' },
  answers: { isRunning: 'Running' },
});
