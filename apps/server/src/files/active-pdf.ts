import { inflateSync } from 'node:zlib';

/** Unpacked size of one stream of objects (bytes); larger ones are refused with the rest. */
const maxUnpacked = 20 * 1024 * 1024;

/** Actions that run scripts or start programs. */
const active = /\/(?:JavaScript|JS|Launch)(?![A-Za-z0-9#_.-])/u;

/**
 * Returns whether a PDF has an action that runs a script or starts a program. Objects may be packed into streams, and names may be
 * escaped: `/J#53`. An encrypted PDF hides its streams; readers ask for its password before anything runs.
 */
export function findActiveContent(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  let from = 0;
  for (const match of text.matchAll(/stream\r?\n/gu)) {
    // Inside a stream that was skipped.
    if (match.index < from || text.slice(match.index - 3, match.index) === 'end') continue;
    const outside = text.slice(from, match.index);
    if (isActive(outside)) return true;
    const start = match.index + match[0].length;
    const end = text.indexOf('endstream', start);
    if (end === -1) return isActive(text.slice(start));
    const dictionary = unescapeText(outside.slice(outside.lastIndexOf(' obj')));
    if (/\/ObjStm/u.test(dictionary) && isActiveStream(bytes.subarray(start, end))) return true;
    from = end;
  }
  return isActive(text.slice(from));
}

function isActiveStream(packed: Buffer): boolean {
  try {
    return isActive(inflateSync(packed, { maxOutputLength: maxUnpacked }).toString('latin1'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return true;
    // Not packed, or encrypted.
    return isActive(packed.toString('latin1'));
  }
}

const unescapeText = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const isActive = (text: string): boolean => active.test(unescapeText(text));
