import { connect } from 'node:tls';
import type { PeerCertificate } from 'node:tls';

/** A certificate with less time left is reported: most are renewed thirty days before they end. */
const MIN_LEFT_MS = 14 * 86_400_000;
const TIMEOUT_MS = 5000;

interface Certificate {
  /** Reason why browsers do not trust it. */
  fault?: string;
  /** Its last moment, in ms since the epoch. */
  validTo: number;
}

/**
 * Checks the encryption of the public address.
 * @param ca authorities to trust instead of the public ones
 * @returns a fault for the operator, or the state to print; undefined for an address on this machine, which needs none
 */
export async function checkCertificate(
  publicUrl: string,
  ca?: readonly string[],
): Promise<{ fault: string } | { state: string } | undefined> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (/^(?:localhost|127\..*|\[::1\])$/u.test(hostname) && protocol === 'http:') return undefined;
  if (protocol === 'http:') return { fault: `Encryption: the public address ${publicUrl} is not encrypted` };
  const host = hostname.replaceAll(/[[\]]/gu, '');
  let certificate;
  try {
    certificate = await readCertificate(host, Number(port || 443), ca);
  } catch (error) {
    return { state: `not checked, because ${hostname} cannot be reached from here: ${(error as Error).message}` };
  }
  const { fault, validTo } = certificate;
  const day = new Date(validTo).toISOString().slice(0, 10);
  if (fault !== undefined) return { fault: `Certificate: browsers do not trust that of ${hostname}: ${fault}` };
  if (validTo - Date.now() < MIN_LEFT_MS)
    return { fault: `Certificate: that of ${hostname} ends on ${day} and has not been renewed` };
  return { state: `valid until ${day}` };
}

async function readCertificate(host: string, port: number, ca: readonly string[] | undefined): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    // Connects despite a fault, which `authorizationError` then names.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, ca: ca && [...ca] }, () => {
      const { valid_to: validTo }: PeerCertificate = socket.getPeerCertificate();
      const { authorized, authorizationError } = socket;
      socket.destroy();
      resolve({ fault: authorized ? undefined : String(authorizationError), validTo: Date.parse(validTo) });
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no answer within five seconds')));
    socket.on('error', reject);
  });
}
