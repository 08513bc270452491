import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { urlFault } from '../../outgoing/public-address.ts';
import { publicLookup } from '../../outgoing/public-lookup.ts';

const limitMs = 5000;

export interface PostResult {
  /** HTTP status of the response; undefined if there was no response. */
  status?: number;
  /** Reason for a missing response, without the address. */
  failure?: string;
}

/**
 * Posts JSON and reads only the response status. Redirects are not followed. The host's addresses are checked on
 * connecting, so that its name cannot resolve differently in between.
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
        // The response body is not read.
        response.destroy();
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ failure: error.name === 'TimeoutError' ? 'timeout' : (error.code ?? 'no answer') }),
    );
    request.end(body);
  });
}
