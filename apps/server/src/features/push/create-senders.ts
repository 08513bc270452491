import type { BaseKit } from '../kit.ts';
import { parallelDeliveries } from './deliver.ts';
import type { Senders } from './deliver.ts';
import { KeyPairs } from './key-pair.ts';
import { webSender } from './senders/web.ts';
import { endpointFault, nativeSenders } from './settings.ts';
import type { PushSettings } from './settings.ts';

type Kit = Pick<BaseKit, 'keys' | 'publicUrl'> & { settings: PushSettings };

/** Opens the senders of a server. */
export function createSenders({ keys, publicUrl, settings }: Kit): Senders {
  const web = webSender({
    keyPairs: new KeyPairs(keys),
    contact: settings.PUSH_CONTACT ?? defaultContact(publicUrl),
    endpointFault: (endpoint) => endpointFault(endpoint, settings),
    parallel: parallelDeliveries,
  });
  return { web, ...nativeSenders(settings) };
}

/** Push services accept only https: and mailto: addresses. */
const defaultContact = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:podium@${new URL(publicUrl).hostname}`;
