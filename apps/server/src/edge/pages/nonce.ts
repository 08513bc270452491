import { createHash } from 'node:crypto';

/**
 * A page that was made with a secret nonce, without it: each inline script that carried it is named by its hash instead.
 * So one page serves all readers, and a script that got in with somebody's text is on no list.
 * @returns the sources of the scripts for the policy, such as `'sha256-…'`, each once.
 */
export function exchangeNonce(html: string, nonce: string): { html: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  for (const [, attributes, text] of html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g))
    if (attributes!.includes(mark) && !/\ssrc=/.test(attributes!)) scripts.add(sourceOf(text!));
  const bare = html.replaceAll(mark, '').replace(`<meta property="csp-nonce" content="${nonce}"/>`, '');
  return { html: bare, scripts: [...scripts] };
}

/** The sources of all inline scripts of a page that was made by the build. */
export const inlineScripts = (html: string): string[] =>
  Array.from(html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)).flatMap(([, attributes, text]) =>
    /\ssrc=/.test(attributes!) ? [] : [sourceOf(text!)],
  );

const sourceOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
