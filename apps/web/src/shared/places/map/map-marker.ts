import type { PointAnswer } from '@podium/contract';

export interface MapMarker {
  id: string;
  name: string;
  point: PointAnswer;
  kind: 'venue' | 'hotel' | 'hospital' | 'other' | 'stop' | 'me';
  /** A contest is live at this place. */
  isLive?: boolean;
}
