import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { urlFault } from '../../outgoing/public-address.ts';
import { publicLookup } from '../../outgoing/public-lookup.ts';

const limitMs = 5000;

export interface PostResult {
  /** HTTP status of the response; undefined if there was no response. */
  status?: number;
  /** Why there was none, without the address. */
  failure?: string;
}

/**
 * Posts JSON and reads nothing but the status. Redirects are not followed. The addresses of the host are checked when it is
 * connected to, so that a name cannot change its meaning in between.
 */
export async function post(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  allowsPrivate: boolean,
): Promise<PostResult> {
  const fault = urlFault(url, allowsPrivate);
  if (fault) return { failure: fault };
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const request = send(
      url,
      {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Podium-Webhooks/1',
        },
        lookup: allowsPrivate ? undefined : publicLookup,
        signal: AbortSignal.timeout(limitMs),
        agent: false,
      },
      (response) => {
        resolve({ status: response.statusCode });
        // Whatever else it sends is not read.
        response.destroy();
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ failure: error.name === 'TimeoutError' ? 'timeout' : (error.code ?? 'no answer') }),
    );
    request.end(body);
  });
}
