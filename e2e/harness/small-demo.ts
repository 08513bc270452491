import { ServerProcess, runVerb } from './server-process.ts';

const MIN_SCALE = 0.05;
/** As little as is allowed: what a guess costs is proved elsewhere. */
export const cheapPasswords = { ACCOUNTS_PASSWORD_MB: '19' };

/** A data folder with few demo Games, to be copied: to fill one takes longer than all else of a start. @returns its server, that never ran */
export async function fillSmallDemo(scale = MIN_SCALE): Promise<ServerProcess> {
  const server = await ServerProcess.create({ environment: cheapPasswords });
  const { code, error } = await runVerb(['demo', '--scale', String(scale)], server.environment);
  if (code === 0) return server;
  await server.remove();
  throw new Error(`podium demo ended with ${code}: ${error}`);
}
