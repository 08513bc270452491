import { instantText } from '../instant-text.ts';
import { defineFeature } from '../kit.ts';
import { listCertificates, listFinished } from './queries.ts';
import { courseRoutes } from './routes.ts';

export const feature = defineFeature({
  name: 'courses',
  routes: courseRoutes,
  ownData: async (personId, { pool }) => {
    const [lessons, certificates] = await Promise.all([listFinished(pool, personId), listCertificates(pool, personId)]);
    if (lessons.length === 0 && certificates.length === 0) return undefined;
    return {
      lessons,
      certificates: certificates.map(({ code, course, name, issuedAt }) => ({
        code,
        course,
        name,
        issuedAt: instantText(issuedAt),
      })),
    };
  },
});
