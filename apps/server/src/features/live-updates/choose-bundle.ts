import { createHash } from 'node:crypto';

type Platform = 'android' | 'ios';

/** Versions of an app that can run a bundle, both included; null: no limit. */
export interface VersionRange {
  min: string | null;
  max: string | null;
}

export interface Offer {
  id: string;
  /** Percentage of the devices that are given it. */
  rollout: number;
  versions: Readonly<Record<Platform, VersionRange>>;
}

export interface Device {
  id: string;
  platform: Platform;
  /** Version code on Android, build number on iOS: `12` or `1.4.2`. */
  version: string;
}

/**
 * The bundle that a device should run.
 *
 * @param offers of its channel, newest first, without those that were withdrawn
 */
export const chooseBundle = <Kind extends Offer>(offers: readonly Kind[], device: Device): Kind | undefined =>
  offers.find((offer) => runsOn(offer, device) && isOfferedTo(offer, device.id));

function runsOn({ versions }: Offer, { platform, version }: Device): boolean {
  const { min, max } = versions[platform];
  return (min === null || compareVersions(version, min) >= 0) && (max === null || compareVersions(version, max) <= 0);
}

/** Each bundle goes to other devices first. Raising the percentage takes it from none. */
export function isOfferedTo({ id, rollout }: Pick<Offer, 'id' | 'rollout'>, deviceId: string): boolean {
  const hash = createHash('sha256').update(`${deviceId}\n${id}`).digest().readUInt32BE(0);
  return hash % 100 < rollout;
}

/** Negative if `one` is the older version. Parts that are missing or no numbers count as 0. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [partsOf(one), partsOf(other)];
  const length = Math.max(first.length, second.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (first[index] ?? 0) - (second[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const partsOf = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10) || 0);
