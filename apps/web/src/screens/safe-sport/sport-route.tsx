import { createFileRoute } from '@tanstack/react-router';
import { loadSafeSport } from './load-safe-sport.ts';
import { SafeSportScreen } from './safe-sport-screen.tsx';

export const Route = createFileRoute('/{-$locale}/secure-sport')({
  loader: async ({ context }) => loadSafeSport(context),
  component: SafeSportScreen,
});
