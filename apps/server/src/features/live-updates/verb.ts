import { parseArgs } from 'node:util';
import { instantText } from '../instant-text.ts';
import type { BaseKit, Feature } from '../kit.ts';
import { BundleRefused, packBundle, sha256Of } from './archive.ts';
import { insertBundle, listBundles, setRollout, withdrawBundle } from './bundles.ts';
import type { VersionRange } from './choose-bundle.ts';
import { DEFAULT_CHANNEL } from './routes.ts';
import { SigningKeyMissing, openSigningKey, derivePublicKey, sign } from './signature.ts';

const usage = `bundle publish <folder> [--channel production] [--rollout 100] [--android 12-20] [--ios 12-]
podium bundle rollout <id> <percent>
podium bundle withdraw <id>
podium bundle list
podium bundle key`;

type Print = (line: string) => void;
type Values = Partial<Record<'channel' | 'rollout' | 'android' | 'ios', string>>;
type Command = (operands: readonly string[], kit: BaseKit, say: Print, values: Values) => Promise<number>;

/** The message is a full sentence about an argument. */
class WrongArgument extends Error {}

/** `podium bundle …`: manages versions of the native apps' web assets. */
export const bundleVerb: NonNullable<Feature['verbs']>[number] = {
  name: 'bundle',
  about: 'Publishes and withdraws updates of the iOS and Android apps.',
  usage,
  run: async (args, kit, print) => {
    const option = { type: 'string' } as const;
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { channel: option, rollout: option, android: option, ios: option },
    });
    const [what = '', ...operands] = positionals;
    const command = Object.hasOwn(commands, what) ? commands[what] : undefined;
    if (command?.operands !== operands.length) {
      print(`Usage: podium ${usage}`);
      return 2;
    }
    try {
      return await command.run(operands, kit, print, values);
    } catch (error) {
      if (!(error instanceof BundleRefused || error instanceof WrongArgument || error instanceof SigningKeyMissing))
        throw error;
      print(`podium bundle: ${error.message}`);
      return error instanceof WrongArgument ? 2 : 1;
    }
  },
};

const commands: Readonly<Record<string, { operands: number; run: Command }>> = {
  publish: {
    operands: 1,
    run: async ([folder = ''], { pool, dataDir }, print, values) => {
      const channel = parseChannel(values.channel);
      const rollout = parsePercentage(values.rollout ?? '100');
      const versions = { android: parseRange(values.android, '--android'), ios: parseRange(values.ios, '--ios') };
      const zip = await packBundle(folder);
      const sha256 = sha256Of(zip);
      const id = sha256.slice(0, 16);
      const signature = sign(zip, await openSigningKey(dataDir, (await listBundles(pool)).length > 0));
      const isNew = await insertBundle(pool, { id, channel, zip, sha256, signature, rollout, versions });
      if (!isNew)
        throw new BundleRefused(
          `Bundle ${id} has the same files. To offer it to more devices, use podium bundle rollout.`,
        );
      print(`Bundle ${id} (${kilobytes(zip.length)}) is offered to ${rollout} % of the devices on channel ${channel}.`);
      return 0;
    },
  },
  rollout: {
    operands: 2,
    run: async ([id = '', percent = ''], { pool }, print) => {
      const rollout = parsePercentage(percent);
      if (!(await setRollout(pool, id, rollout))) return refuseUnknown(id, print);
      print(`Bundle ${id} is offered to ${rollout} % of the devices.`);
      return 0;
    },
  },
  withdraw: {
    operands: 1,
    run: async ([id = ''], { pool }, print) => {
      if (!(await withdrawBundle(pool, id))) return refuseUnknown(id, print);
      print(
        `Bundle ${id} is withdrawn. Devices that run it change to the next newest bundle, or to the app's own files.`,
      );
      return 0;
    },
  },
  list: {
    operands: 0,
    run: async (_, { pool }, print) => {
      const bundles = await listBundles(pool);
      if (bundles.length === 0) print('No bundles. Publish one with podium bundle publish <folder>.');
      for (const { id, channel, rollout, size, versions, publishedAt, withdrawnAt } of bundles) {
        const state = withdrawnAt === null ? `${rollout} %` : 'withdrawn';
        print(`${id}  ${channel}  ${state}  ${kilobytes(size)}  ${instantText(publishedAt)}`);
        print(`  Android ${rangeText(versions.android)}, iOS ${rangeText(versions.ios)}`);
      }
      return 0;
    },
  },
  key: {
    operands: 0,
    run: async (_, { pool, dataDir }, print) => {
      print(derivePublicKey(await openSigningKey(dataDir, (await listBundles(pool)).length > 0)).trim());
      return 0;
    },
  },
};

const refuseUnknown = (id: string, print: Print): number => {
  print(`podium bundle: there is no such published bundle: ${id}. Run podium bundle list.`);
  return 1;
};

function parseChannel(value = DEFAULT_CHANNEL): string {
  if (/^[a-z][a-z0-9-]{0,39}$/u.test(value)) return value;
  throw new WrongArgument(`--channel: "${value}" is not the name of a channel. Use letters, digits and hyphens.`);
}

function parsePercentage(value: string): number {
  const percent = /^\d{1,3}$/u.test(value) ? Number(value) : NaN;
  if (percent >= 0 && percent <= 100) return percent;
  throw new WrongArgument(`rollout: "${value}" is not a percentage. Use a whole number from 0 to 100.`);
}

/** Parses `12-20`, `12-`, `-20` or `12`, both ends inclusive. */
function parseRange(value: string | undefined, option: string): VersionRange {
  if (value === undefined) return { min: null, max: null };
  const version = String.raw`\d+(?:\.\d+){0,3}`;
  const [, min = '', hyphen = '', max = ''] = new RegExp(`^(${version})?(-)?(${version})?$`, 'u').exec(value) ?? [];
  if (min === '' && max === '')
    throw new WrongArgument(`${option}: "${value}" is not a range of versions. Use 12-20, 12-, -20 or 12.`);
  return { min: min || null, max: hyphen === '' ? min : max || null };
}

const rangeText = ({ min, max }: VersionRange): string =>
  min === null && max === null ? 'all versions' : min === max ? `${min}` : `${min ?? ''}-${max ?? ''}`;

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;
