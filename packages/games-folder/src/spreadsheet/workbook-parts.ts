/** The files inside of a workbook, unpacked and parsed within the limits of a folder. */
import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { folderLimits } from '../folder-limits.ts';
import { problemMessage } from '../problems.ts';
import type { ProblemParams } from '../problems.ts';

export class WorkbookUnreadable extends Error {
  readonly params: ProblemParams;

  constructor(params: ProblemParams) {
    super(problemMessage(params));
    this.params = params;
  }
}

/** Unpacks the parts whose names match. @throws WorkbookUnreadable if they exceed the limits or are damaged */
export function unpackWorkbook(bytes: Uint8Array, isPart: (name: string) => boolean): Map<string, Uint8Array> {
  let total = 0;
  let fault: ProblemParams | undefined;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize, size }) => {
        if (!isPart(name)) return false;
        total += originalSize;
        if (total > folderLimits.unpackedBytes) fault = { form: 'workbook-large' };
        if (originalSize > 1024 * 1024 && originalSize > size * folderLimits.workbookPackingRatio)
          fault = { form: 'workbook-ratio', limit: folderLimits.workbookPackingRatio };
        return fault === undefined;
      },
    });
    if (fault !== undefined) throw new WorkbookUnreadable(fault);
    return new Map(Object.entries(parts));
  } catch (error) {
    throw error instanceof WorkbookUnreadable ? error : new WorkbookUnreadable({ form: 'workbook-locked' });
  }
}

interface Handlers {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Reads XML without expanding anything; namespace prefixes are removed. */
export function parseXml(bytes: Uint8Array | undefined, handlers: Handlers): void {
  if (!bytes) return;
  const parser = new SaxesParser();
  const local = (name: string): string => name.slice(name.indexOf(':') + 1);
  parser.on('opentag', ({ name, attributes }) => handlers.open?.(local(name), attributes));
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('closetag', ({ name }) => handlers.close?.(local(name)));
  parser.on('doctype', () => {
    throw new WorkbookUnreadable({ form: 'workbook-doctype' });
  });
  const decoder = new TextDecoder();
  try {
    for (let at = 0; at < bytes.length; at += 1_000_000)
      parser.write(decoder.decode(bytes.subarray(at, at + 1_000_000), { stream: true }));
    parser.close();
  } catch (error) {
    throw error instanceof WorkbookUnreadable ? error : new WorkbookUnreadable({ form: 'workbook-damaged' });
  }
}
