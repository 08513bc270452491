/** A proxy in front of a server that can answer every address itself: a network's sign-in page, a filter, a challenge. */
import { createServer, request as ask } from 'node:http';

/** Text of every foreign answer: it must never be shown or kept. */
export const foreignText = 'Sign in to the network of this hotel';

export interface ForeignAnswer {
  status: number;
  type: 'text/html' | 'application/json' | 'text/plain';
  /** Redirects to another host. */
  location?: string;
}

const bodies: Record<ForeignAnswer['type'], string> = {
  'text/html': `<!doctype html><title>${foreignText}</title><main><h1>${foreignText}</h1></main>`,
  'application/json': JSON.stringify({
    id: 'portal',
    user: null,
    items: [],
    message: foreignText,
  }),
  'text/plain': foreignText,
};

export interface Front {
  url: string;
  /** Answers every address while it is set. */
  foreign: ForeignAnswer | undefined;
  /** Number of its answers. */
  answered: number;
  close: () => void;
}

/** @param serverUrl read for each request: a server that starts again has another port */
export async function openFront(port: number, serverUrl: () => string): Promise<Front> {
  const proxy = createServer((request, response) => {
    if (front.foreign) {
      const { status, type, location } = front.foreign;
      front.answered += 1;
      request.resume();
      // Portals allow caching, which would outlast them.
      response.writeHead(status, {
        'content-type': type,
        'cache-control': 'max-age=600',
        ...(location && { location }),
      });
      response.end(bodies[type]);
      return;
    }
    const forwarded = ask(
      `${serverUrl()}${request.url}`,
      { method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  });
  const front: Front = {
    url: `http://127.0.0.1:${port}`,
    foreign: undefined,
    answered: 0,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return front;
}
