import { parseArgs } from 'node:util';
import { machineNow } from '../../ground/machine-time.ts';
import type { BaseKit, Feature } from '../kit.ts';
import { addEndpoint, listEndpoints, removeEndpoint, retryFailed } from './endpoints.ts';
import { webhookBody, webhookEvents } from './events.ts';
import { post } from './post.ts';
import { urlFault } from '../../outgoing/public-address.ts';
import { endpointSecret, secretPurpose, signatureHeaders } from './signature.ts';

const usage = `webhooks add <url> [--events ${webhookEvents.join(',')}]
podium webhooks list
podium webhooks test <id>
podium webhooks retry <id>
podium webhooks remove <id>`;

type Print = (line: string) => void;

/** `podium webhooks …`: manages the systems that are notified of changes. */
export const webhooksVerb: NonNullable<Feature['verbs']>[number] = {
  name: 'webhooks',
  about: 'Adds, lists, tests and removes addresses that are called about changes.',
  usage,
  run: async (args, kit, print) => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { events: { type: 'string' } },
    });
    const [what = '', id = '', ...rest] = positionals;
    if (what === 'list' && id === '') return printEndpoints(kit, print);
    const command = rest.length === 0 && id !== '' && Object.hasOwn(commands, what) ? commands[what] : undefined;
    if (command) return command(id, kit, print, values.events);
    print(`Usage: podium ${usage}`);
    return 2;
  },
};

type Command = (of: string, kit: BaseKit, say: Print, events: string | undefined) => Promise<number>;

const allowsPrivate = ({ settings }: BaseKit): boolean => settings['WEBHOOKS_PRIVATE_ADDRESSES'] === 'on';

const refuseUnknown = (id: string, print: Print): number => {
  print(`podium webhooks: there is no endpoint ${id}. Run podium webhooks list.`);
  return 1;
};

const commands: Readonly<Record<string, Command>> = {
  add: async (url, kit, print, text) => {
    const events = text?.split(',').map((name) => name.trim()) ?? [...webhookEvents];
    const valid = webhookEvents.filter((event) => events.includes(event));
    const wrong = events.filter((event) => !webhookEvents.some((one) => one === event));
    const fault =
      wrong.length > 0
        ? `unknown event ${wrong.join(', ')}; expected ${webhookEvents.join(', ')}`
        : urlFault(url, allowsPrivate(kit));
    if (fault) {
      print(`podium webhooks: ${wrong.length > 0 ? fault : `the address cannot be used: ${fault}`}.`);
      return 2;
    }
    const key = kit.keys.newest(secretPurpose);
    const id = await addEndpoint(kit.pool, { url, events: valid, kid: key.kid });
    print(`Endpoint ${id} is notified of ${valid.join(', ')}.`);
    print(`Secret to check signatures: ${endpointSecret(key, id)}`);
    return 0;
  },
  remove: async (id, { pool }, print) => {
    if (!(await removeEndpoint(pool, id))) return refuseUnknown(id, print);
    print(`Endpoint ${id} is removed.`);
    return 0;
  },
  retry: async (id, { pool }, print) => {
    if (!(await listEndpoints(pool)).some((endpoint) => endpoint.id === id)) return refuseUnknown(id, print);
    print(`${await retryFailed(pool, id)} notifications are sent again.`);
    return 0;
  },
  test: async (id, kit, print) => {
    const endpoint = (await listEndpoints(kit.pool)).find((endpoint) => endpoint.id === id);
    const key = endpoint && kit.keys.named(secretPurpose, endpoint.kid);
    if (!endpoint || !key) return refuseUnknown(id, print);
    const now = machineNow();
    const body = JSON.stringify(
      webhookBody({ event: 'games.changed', subject: 'all', seq: 0, at: now }, kit.publicUrl),
    );
    const signed = { id: `msg_${id}_test_${now}`, timestamp: Math.floor(now / 1000), body };
    const headers = signatureHeaders(endpointSecret(key, id), signed);
    const { status, failure } = await post(endpoint.url, body, headers, allowsPrivate(kit));
    print(status === undefined ? `No answer: ${failure}.` : `Answered with status ${status}.`);
    return status !== undefined && status < 300 ? 0 : 1;
  },
};

async function printEndpoints({ pool }: BaseKit, print: Print): Promise<number> {
  const endpoints = await listEndpoints(pool);
  if (endpoints.length === 0) print('No endpoints. Add one with podium webhooks add <url>.');
  for (const { id, url, events, delivered, pending, failed, lastFailure } of endpoints) {
    print(`${id}  ${url}  ${events.join(',')}`);
    print(
      `  delivered ${delivered}, pending ${pending}, failed ${failed}${lastFailure ? `, last failure: ${lastFailure}` : ''}`,
    );
  }
  return 0;
}
