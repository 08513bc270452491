import type { VideosAnswer } from '@podium/contract';
import type { VideosSearch } from './search.ts';

export type Video = VideosAnswer['items'][number];

export interface VideoGroup {
  state: Video['state'];
  /** Set for recordings, which are grouped by day; null if the day is unknown. */
  day: string | null;
  videos: Video[];
}

/** Live videos, then upcoming ones, then recordings by day; keeps the order of the answer within each group. */
export function videoGroups(videos: readonly Video[], { discipline }: VideosSearch): VideoGroup[] {
  const groups = new Map<string, VideoGroup>();
  for (const video of videos) {
    if (discipline !== undefined && video.discipline?.key !== discipline) continue;
    const day = video.state === 'recorded' ? video.day : null;
    const key = `${video.state} ${day}`;
    const group = groups.get(key) ?? { state: video.state, day, videos: [] };
    group.videos.push(video);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** `0:05`, `12:40`, `1:02:03` */
export function durationText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const padTwo = (value: number): string => String(value).padStart(2, '0');
  return `${hours > 0 ? `${hours}:${padTwo(minutes)}` : minutes}:${padTwo(seconds % 60)}`;
}
