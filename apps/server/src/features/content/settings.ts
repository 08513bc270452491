import { z } from 'zod';

export const contentSettings = {
  CONTENT_REVIEW: {
    schema: z.enum(['none', 'second-person']).default('none'),
    meaning:
      'Who may publish a draft: "none" for anybody with the right to, "second-person" for somebody other than its last editor.',
  },
} as const;
