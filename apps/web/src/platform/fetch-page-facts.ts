import { isOurs } from '@podium/contract/served-by';
import { rememberedFacts } from './facts.ts';
import type { PageFacts } from './facts.ts';
import type { NativeShell } from './native-shell.ts';
import type { RuntimeConfig } from './web-context.ts';

/** Time for which the app waits for its server before it starts with the stored data. */
const FACTS_WAIT_MS = 2500;

/**
 * The page facts of a native app, which fetches them because its pages are not sent by the server; falls back to the
 * stored facts.
 */
export async function fetchPageFacts(shell: NativeShell): Promise<Partial<PageFacts>> {
  const shellFacts = { platform: shell.platform, publicUrl: shell.server, hasWorker: false };
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), FACTS_WAIT_MS);
  try {
    const response = await fetch(`${shell.server}/api/v1/runtime-config`, {
      signal: timeout.signal,
    });
    if (!response.ok || !isOurs(response)) return { ...rememberedFacts(), ...shellFacts };
    const { app, ...runtime } = (await response.json()) as RuntimeConfig & {
      app: Partial<PageFacts>;
    };
    return { ...app, runtime, ...shellFacts };
  } catch {
    return { ...rememberedFacts(), ...shellFacts };
  } finally {
    clearTimeout(timer);
  }
}
