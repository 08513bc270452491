import { createHash } from 'node:crypto';

type Platform = 'android' | 'ios';

/** App versions that can run a bundle, both ends inclusive; null means no limit. */
export interface VersionRange {
  min: string | null;
  max: string | null;
}

export interface Offer {
  id: string;
  /** Percentage of devices that are offered the bundle. */
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
 * Chooses the bundle that a device should run.
 *
 * @param offers bundles of the device's channel that are not withdrawn, newest first
 */
export const chooseBundle = <Kind extends Offer>(offers: readonly Kind[], device: Device): Kind | undefined =>
  offers.find((offer) => runsOn(offer, device) && isOfferedTo(offer, device.id));

function runsOn({ versions }: Offer, { platform, version }: Device): boolean {
  const { min, max } = versions[platform];
  return (min === null || compareVersions(version, min) >= 0) && (max === null || compareVersions(version, max) <= 0);
}

/**
 * Returns whether a device is within the rollout. Each bundle reaches different devices first; raising the percentage keeps
 * the devices that already have it.
 */
export function isOfferedTo({ id, rollout }: Pick<Offer, 'id' | 'rollout'>, deviceId: string): boolean {
  const hash = createHash('sha256').update(`${deviceId}\n${id}`).digest().readUInt32BE(0);
  return hash % 100 < rollout;
}

/** Negative if `one` is the older version. Missing and non-numeric parts count as 0. */
export function compareVersions(a: string, b: string): number {
  const [first, second] = [versionParts(a), versionParts(b)];
  const length = Math.max(first.length, second.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (first[index] ?? 0) - (second[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const versionParts = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10) || 0);
