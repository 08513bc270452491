import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { ConfigError } from '../../ground/config.ts';
import { urlFault } from '../../outgoing/public-address.ts';
import { splitList } from '../../ground/settings.ts';
import { isPushHost } from './push-services.ts';
import { apnsSender } from './senders/apns.ts';
import { fcmSender, serviceAccount } from './senders/fcm.ts';
import type { Sender } from './senders/sender.ts';

const hosts = z
  .string()
  .regex(
    /^\s*(\*\.)?[a-z0-9.-]+(\s*,\s*(\*\.)?[a-z0-9.-]+)*\s*$/u,
    'expected comma-separated hosts, such as "*.push.example"',
  );

export const pushSettings = {
  PUSH_CONTACT: {
    schema: z.url({ protocol: /^(https|mailto)$/ }).optional(),
    meaning:
      'Address, https: or mailto:, where push services can reach the operator; default: PUBLIC_URL if it is https.',
  },
  PUSH_SERVICES: {
    schema: hosts.optional(),
    meaning:
      'Comma-separated hosts of push services to accept in addition to those of the known browsers. One listed by its IP address may be private and without TLS.',
  },
  PUSH_FCM_KEY_FILE: {
    schema: z.string().min(1).optional(),
    meaning: 'Key file (JSON) of the Google service account that notifies Android apps; default: none are notified.',
  },
  PUSH_APNS_KEY_FILE: {
    schema: z.string().min(1).optional(),
    meaning: 'Token signing key (.p8) that notifies iOS apps; default: none are notified.',
  },
  PUSH_APNS_KEY_ID: { schema: z.string().min(1).optional(), meaning: 'Id of the key in PUSH_APNS_KEY_FILE.' },
  PUSH_APNS_TEAM_ID: { schema: z.string().min(1).optional(), meaning: 'Apple team that owns the key.' },
  PUSH_APNS_TOPIC: { schema: z.string().min(1).optional(), meaning: 'Bundle id of the iOS app.' },
};

export type PushSettings = { [Name in keyof typeof pushSettings]: z.output<(typeof pushSettings)[Name]['schema']> };

const nativeServices = { fcm: 'https://fcm.googleapis.com', apns: 'https://api.push.apple.com' };

/**
 * Senders for native apps that are configured.
 * @param services base URLs, others only in tests
 * @throws ConfigError if a key file is invalid
 */
export function nativeSenders(settings: PushSettings, services = nativeServices): { fcm?: Sender; apns?: Sender } {
  return { fcm: createFcmSender(settings, services.fcm), apns: createApnsSender(settings, services.apns) };
}

function createFcmSender({ PUSH_FCM_KEY_FILE: file }: PushSettings, url: string): Sender | undefined {
  if (file === undefined) return undefined;
  const account = serviceAccount.safeParse(parseJson(readKey('PUSH_FCM_KEY_FILE', file)));
  if (!account.success)
    throw new ConfigError('PUSH_FCM_KEY_FILE: expected the JSON key file of a Google service account.');
  return fcmSender(account.data, url);
}

function createApnsSender(settings: PushSettings, url: string): Sender | undefined {
  const {
    PUSH_APNS_KEY_FILE: file,
    PUSH_APNS_KEY_ID: keyId,
    PUSH_APNS_TEAM_ID: teamId,
    PUSH_APNS_TOPIC: topic,
  } = settings;
  if (file === undefined) return undefined;
  if (!keyId || !teamId || !topic)
    throw new ConfigError('PUSH_APNS_KEY_FILE needs PUSH_APNS_KEY_ID, PUSH_APNS_TEAM_ID and PUSH_APNS_TOPIC.');
  try {
    return apnsSender({ key: readKey('PUSH_APNS_KEY_FILE', file), keyId, teamId, topic }, url);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError('PUSH_APNS_KEY_FILE: expected a private key (PEM).');
  }
}

function readKey(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigError(`${setting}: the file cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Services = Pick<PushSettings, 'PUSH_SERVICES'>;

const listedHosts = ({ PUSH_SERVICES: hosts }: Services): string[] => splitList(hosts);

/** Reason why the server sends nothing to an endpoint, whatever service it belongs to; undefined if there is none. */
export function endpointFault(endpoint: string, settings: Services): string | undefined {
  const host = URL.canParse(endpoint) ? new URL(endpoint).hostname : '';
  return urlFault(endpoint, isIP(host) !== 0 && listedHosts(settings).includes(host));
}

/** Returns whether an endpoint belongs to a push service, because a client could send any address. */
export function isServiceAllowed(endpoint: string, settings: Services): boolean {
  return isPushHost(new URL(endpoint).hostname, listedHosts(settings));
}
