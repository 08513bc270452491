import { isBelowBaseline, lacksFunctions } from './platform/browser-baseline.ts';

/**
 * Entry of the browser's bundle. It is kept free of static imports that use newer functions, because a module is
 * evaluated before the module that imports it. A browser below the baseline keeps the server's page, which works
 * without scripts.
 */
async function start(): Promise<void> {
  if (isBelowBaseline()) return;
  if (lacksFunctions()) await import('./platform/missing-functions.ts');
  const { startApp } = await import('./start-app.tsx');
  await startApp();
}

void start();
