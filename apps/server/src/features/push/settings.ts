import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from '../../config.ts';
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
    meaning: 'Comma-separated hosts of push services to accept in addition to those of the known browsers.',
  },
  PUSH_PRIVATE_ADDRESSES: {
    schema: z.enum(['on', 'off']).default('off'),
    meaning: 'Whether push services may be on private addresses and without TLS: "on" only for tests.',
  },
  PUSH_AT_ONCE: {
    schema: z.coerce.number().int().min(1).max(500).default(40),
    meaning: 'Notifications sent at the same time; default 40.',
  },
  PUSH_FCM_KEY_FILE: {
    schema: z.string().min(1).optional(),
    meaning: 'Key file (JSON) of the Google service account that notifies Android apps; default: none are notified.',
  },
  PUSH_FCM_URL: {
    schema: z.url({ protocol: /^https?$/ }).default('https://fcm.googleapis.com'),
    meaning: 'Base URL of Firebase Cloud Messaging; default https://fcm.googleapis.com.',
  },
  PUSH_APNS_KEY_FILE: {
    schema: z.string().min(1).optional(),
    meaning: 'Token signing key (.p8) that notifies iOS apps; default: none are notified.',
  },
  PUSH_APNS_KEY_ID: { schema: z.string().min(1).optional(), meaning: 'Id of the key in PUSH_APNS_KEY_FILE.' },
  PUSH_APNS_TEAM_ID: { schema: z.string().min(1).optional(), meaning: 'Apple team that owns the key.' },
  PUSH_APNS_TOPIC: { schema: z.string().min(1).optional(), meaning: 'Bundle id of the iOS app.' },
  PUSH_APNS_URL: {
    schema: z.url({ protocol: /^https?$/ }).default('https://api.push.apple.com'),
    meaning: 'Base URL of Apple Push Notification service; default https://api.push.apple.com.',
  },
};

export type PushSettings = { [Name in keyof typeof pushSettings]: z.output<(typeof pushSettings)[Name]['schema']> };

/** Senders for native apps that are configured. @throws ConfigError if a key file is invalid */
export function nativeSenders(settings: PushSettings): { fcm?: Sender; apns?: Sender } {
  return { fcm: createFcmSender(settings), apns: createApnsSender(settings) };
}

function createFcmSender({ PUSH_FCM_KEY_FILE: file, PUSH_FCM_URL: url }: PushSettings): Sender | undefined {
  if (file === undefined) return undefined;
  const account = serviceAccount.safeParse(parseJson(readKey('PUSH_FCM_KEY_FILE', file)));
  if (!account.success)
    throw new ConfigError('PUSH_FCM_KEY_FILE: expected the JSON key file of a Google service account.');
  return fcmSender(account.data, url);
}

function createApnsSender(settings: PushSettings): Sender | undefined {
  const { PUSH_APNS_KEY_FILE: file, PUSH_APNS_KEY_ID: keyId, PUSH_APNS_TEAM_ID: teamId } = settings;
  if (file === undefined) return undefined;
  const { PUSH_APNS_TOPIC: topic, PUSH_APNS_URL: url } = settings;
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

/** Whether an endpoint belongs to a push service, because a client could send any address. */
export function isServiceAllowed(
  endpoint: string,
  { PUSH_SERVICES: more }: Pick<PushSettings, 'PUSH_SERVICES'>,
): boolean {
  return isPushHost(new URL(endpoint).hostname, more?.split(',').map((host) => host.trim()) ?? []);
}
