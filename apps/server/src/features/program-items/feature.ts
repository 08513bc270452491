import { defineFeature } from '../kit.ts';
import { addedItems } from '../program-services.ts';
import { offer } from '../service.ts';
import { readItems } from './read-items.ts';
import { programItemRoutes } from './routes.ts';

/** Items that organizers add to the schedule: ceremonies, meetings, trainings, meals and transport. */
export const feature = defineFeature({
  name: 'program-items',
  routes: programItemRoutes,
  offers: () => [
    offer(addedItems, async (client, partition) => {
      const rows = await readItems(client, partition);
      return new Map(rows.flatMap(({ id, item, isRemoved }) => (isRemoved ? [] : [[id, item] as const])));
    }),
  ],
});
