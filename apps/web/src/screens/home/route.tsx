import { createFileRoute, redirect } from '@tanstack/react-router';
import { pageFacts } from '../../platform/facts.ts';
import { platformRedirect } from '../../shared/route-guard.ts';

/** The apps' home is not built yet, so every platform starts with the grid; on the web that is the rule. */
export const Route = createFileRoute('/{-$locale}/')({
  beforeLoad: ({ params }) => {
    const to = platformRedirect('/', pageFacts().platform) ?? '/schedule/grid';
    throw redirect({ to: `/{-$locale}${to}`, params, statusCode: 302 });
  },
});
