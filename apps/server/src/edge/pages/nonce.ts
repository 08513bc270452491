import { createHash } from 'node:crypto';

/**
 * Removes the secret nonce with which a page was rendered and returns hashes of the inline scripts that carried it. One
 * page can then serve all readers, and a script injected through user content is not allowed by the policy.
 * @returns the page, and the script sources for the policy without duplicates, such as `'sha256-…'`
 */
export function exchangeNonce(html: string, nonce: string): { html: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  for (const [, attributes, text] of html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g))
    if (attributes!.includes(mark) && !/\ssrc=/.test(attributes!)) scripts.add(cspSource(text!));
  const bare = html.replaceAll(mark, '').replace(`<meta property="csp-nonce" content="${nonce}"/>`, '');
  return { html: bare, scripts: [...scripts] };
}

/** Policy sources of all inline scripts in a page that the build created. */
export const inlineScripts = (html: string): string[] =>
  Array.from(html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)).flatMap(([, attributes, text]) =>
    /\ssrc=/.test(attributes!) ? [] : [cspSource(text!)],
  );

const cspSource = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
