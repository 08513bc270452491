/** Starts the demo Games once for all suites that only read them, before the first, and stops them after the last. */
import type { TestProject } from 'vitest/node';
import { Demo } from './demo.ts';

export type SharedDemo = Pick<Demo, 'url' | 'screens' | 'final'>;

declare module 'vitest' {
  interface ProvidedContext {
    demo: SharedDemo;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { server, url, screens, final } = await Demo.create();
  provide('demo', { url, screens, final });
  return async () => {
    const { isRunning, ending, output } = server;
    await server.remove();
    if (!isRunning) throw new Error(`the demo server ended (${ending}) before the tests did:\n${output}`);
  };
}
