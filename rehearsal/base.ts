/** A data folder with the demo Games, filled once for each scale and copied for each scenario. */
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { demoAccountsIn } from '@podium/e2e/people';
import { fillSmallDemo } from '@podium/e2e/small-demo';

interface Account {
  username: string;
  password: string;
}

export interface Base {
  dataDir: string;
  accounts: readonly Account[];
}

const made = new Map<number, Promise<Base>>();

async function makeBase(scale: number): Promise<Base> {
  const server = await fillSmallDemo(scale);
  await server.start();
  const accounts = Object.values(demoAccountsIn(server.output));
  await server.end('SIGTERM');
  // Without this file, the server uses the machine's clock and the offset of its settings.
  await rm(join(server.dataDir, 'demo-clock.json'));
  return { dataDir: server.dataDir, accounts };
}

export async function prepareBase(scale: number): Promise<Base> {
  const base = made.get(scale) ?? makeBase(scale);
  made.set(scale, base);
  return base;
}

export async function copyBase({ dataDir }: Base, target: string): Promise<void> {
  await cp(dataDir, target, { recursive: true, preserveTimestamps: true });
}
