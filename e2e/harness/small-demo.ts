import { ServerProcess, runVerb } from './server-process.ts';

const MIN_SCALE = 0.05;
/** The smallest allowed cost: other tests cover the cost of guessing. */
export const cheapPasswords = { ACCOUNTS_PASSWORD_MB: '19' };

/**
 * Creates a data folder with small demo Games to copy, because filling one takes longer than the rest of a start.
 * @returns its server, which never ran
 */
export async function fillSmallDemo(scale = MIN_SCALE): Promise<ServerProcess> {
  const server = await ServerProcess.create({ environment: cheapPasswords });
  const { code, error } = await runVerb(['demo', '--scale', String(scale)], server.environment);
  if (code === 0) return server;
  await server.remove();
  throw new Error(`podium demo ended with ${code}: ${error}`);
}
