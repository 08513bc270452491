import { destination, required, sitePath } from '../field.ts';
import { defineKind } from '../kind.ts';

/**
 * An old or printed address that leads to another one, asked only where there is no page. With a star at the end, the
 * rule applies to all addresses below: `/old/*` to `/new/*`.
 */
export const kind = defineKind({
  name: 'route-rule',
  file: 'route_rules',
  fields: {
    from: required(sitePath),
    to: required(destination),
  },
  searched: [],
});
