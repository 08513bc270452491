import { createHash } from 'node:crypto';
import type { Probe } from '../visit.ts';

/** Addresses on other hosts that the page loads, immediately or on scrolling. */
function foreignFaults(html: string, url: string): string[] {
  const loaded = [
    ...html.matchAll(/\s(?:src|poster|data)="([^"]*)"/gu),
    ...html.matchAll(/\ssrcset="([^"\s]*)/giu),
    ...html.matchAll(/<link\b(?![^>]*\brel="(?:canonical|alternate)")[^>]*\shref="([^"]*)"/gu),
  ].map(([, address]) => address!);
  const isForeign = (address: string): boolean => {
    const { origin, protocol } = new URL(address, url);
    return protocol !== 'data:' && origin !== url;
  };
  return loaded.filter(isForeign).map((address) => `loads ${address}`);
}

/** Linked data is no script: browsers never run it, and no policy names it. */
function linkedDataFaults(text: string): string[] {
  try {
    const { '@context': context, url } = JSON.parse(text) as Record<string, unknown>;
    return context === 'https://schema.org' && typeof url === 'string' ? [] : [`linked data: ${text.slice(0, 60)}`];
  } catch {
    return [`linked data that is not JSON: ${text.slice(0, 60)}`];
  }
}

/**
 * Every script in the page must be allowed by hash in the policy or be a file of our own; no script may depend on the
 * reader.
 */
function scriptFaults(policy: string | null, html: string, path: string): string[] {
  // The code reader is compiled in the browser, only on its own page.
  const expectedPolicy = path.endsWith('/qr-scan') ? policy?.replace(" 'wasm-unsafe-eval'", '') : policy;
  const allowed = /script-src 'self'((?: 'sha256-[^']+')*);/u
    .exec(expectedPolicy ?? '')?.[1]
    ?.trim()
    .split(' ');
  if (!allowed) return [`content-security-policy: ${policy}`];
  const faults = html.includes('nonce') ? ['a nonce'] : [];
  for (const [, attributes, text] of html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gu)) {
    if (attributes!.trim() === 'type="application/ld+json"') {
      faults.push(...linkedDataFaults(text!));
      continue;
    }
    const hash = `'sha256-${createHash('sha256').update(text!).digest('base64')}'`;
    if (!/\ssrc="\/assets\//u.test(attributes!) && !allowed.includes(hash))
      faults.push(`a script that is not allowed: ${text!.slice(0, 60)}`);
  }
  return faults;
}

export const policyProbe: Probe = {
  promise: 'loads nothing from another host, and only scripts that its policy allows',
  examines: () => true,
  find: ({ url, screen, answer: { html, policy } }) =>
    Promise.resolve([...foreignFaults(html, url), ...scriptFaults(policy, html, screen.path)]),
};
