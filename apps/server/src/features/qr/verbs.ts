import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { qrTargets } from '@podium/contract';
import type { BaseKit } from '../kit.ts';
import { codeAddress } from './address.ts';
import { addCode, listCodes, withdrawCode } from './codes.ts';
import { printSheet } from './print-sheet.ts';
import { Signer } from './signing.ts';

type Kit = Pick<BaseKit, 'pool' | 'keys' | 'publicUrl'>;
type Print = (line: string) => void;

const usage = `podium qr make <${qrTargets.join('|')}> [<id>] --title TEXT [--points N] [--from INSTANT] [--until INSTANT] [--place LAT,LNG,METERS]
podium qr list
podium qr sheet <file.svg>
podium qr withdraw <number>`;

/** `podium qr …`: creates, lists, prints and withdraws codes. */
async function qr(args: string[], kit: Kit, print: Print): Promise<number> {
  const { positionals, values } = parseArgs({
    args: withNegativeValues(args),
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      points: { type: 'string', default: '0' },
      from: { type: 'string' },
      until: { type: 'string' },
      place: { type: 'string' },
    },
  });
  const [what, ...rest] = positionals;
  if (what === 'make') return make(rest, values, kit, print);
  if (what === 'list') return printCodes(kit, print);
  if (what === 'sheet' && rest[0]) return sheet(rest[0], kit, print);
  if (what === 'withdraw' && rest[0]) return withdraw(rest[0], kit, print);
  print(usage);
  return 2;
}

/**
 * Rewrites `--place -23.5,-46.6,50` as `--place=-23.5,-46.6,50`: the parser reads a value with a minus as an option.
 */
function withNegativeValues(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const option = joined.at(-1);
    if (/^-[.\d]/u.test(arg) && option !== undefined && /^--[a-z]+$/u.test(option))
      joined[joined.length - 1] += `=${arg}`;
    else joined.push(arg);
  }
  return joined;
}

interface MakeValues {
  title?: string;
  points?: string;
  from?: string;
  until?: string;
  place?: string;
}

async function make(
  [pageText, id = null]: (string | null)[],
  values: MakeValues,
  kit: Kit,
  print: Print,
): Promise<number> {
  const page = qrTargets.find((target) => target === pageText);
  const points = Number(values.points);
  const place = values.place?.split(',').map(Number);
  const instants = [values.from, values.until].filter((text) => text !== undefined);
  const faults = [
    ...(page ? [] : [`the page must be one of ${qrTargets.join(', ')}`]),
    ...(values.title ? [] : ['--title is required']),
    ...(Number.isInteger(points) && points >= 0 && points <= 100_000
      ? []
      : ['--points must be a whole number from 0 to 100000']),
    ...(instants.every((text) => !Number.isNaN(Date.parse(text)))
      ? []
      : ['--from and --until must be instants such as 2026-11-24T09:00:00-03:00']),
    ...(!place || (place.length === 3 && place.every(Number.isFinite))
      ? []
      : ['--place must be latitude, longitude and radius in meters']),
  ];
  if (faults.length > 0 || !page || !values.title) {
    print(`podium qr make: ${faults.join('; ')}.`);
    return 2;
  }
  const [latitude = 0, longitude = 0, radiusM = 0] = place ?? [];
  const number = await addCode(kit.pool, {
    title: values.title,
    page,
    targetId: id,
    points,
    startsAt: values.from,
    endsAt: values.until,
    place: place && { latitude, longitude, radiusM },
  });
  const endsAt = values.until === undefined ? null : Date.parse(values.until);
  print(`${number} ${codeAddress(kit, new Signer(kit.keys), { id: number, endsAt })}`);
  return 0;
}

async function printCodes(kit: Kit, print: Print): Promise<number> {
  const signer = new Signer(kit.keys);
  for (const code of await listCodes(kit.pool)) print(`${code.id} ${code.title} ${codeAddress(kit, signer, code)}`);
  return 0;
}

async function sheet(file: string, kit: Kit, print: Print): Promise<number> {
  const signer = new Signer(kit.keys);
  const codes = await listCodes(kit.pool);
  if (codes.length === 0) {
    print('There are no codes to print. Create one with "podium qr make".');
    return 1;
  }
  await writeFile(file, printSheet(codes.map((code) => ({ ...code, address: codeAddress(kit, signer, code) }))));
  print(`Wrote ${codes.length} codes to ${file}.`);
  return 0;
}

async function withdraw(id: string, { pool }: Kit, print: Print): Promise<number> {
  const wasFound = await withdrawCode(pool, id);
  print(wasFound ? `Code ${id} has been withdrawn.` : `Code ${id} not found.`);
  return wasFound ? 0 : 1;
}

export const qrVerbs = [
  {
    name: 'qr',
    usage: 'qr make|list|sheet|withdraw …',
    about: 'Makes, lists, prints and withdraws QR codes.',
    run: qr,
  },
];
