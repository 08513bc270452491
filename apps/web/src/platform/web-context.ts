export const platforms = ['web', 'ios', 'android', 'android-pwa'] as const;
export type Platform = (typeof platforms)[number];

/** A street map server chosen by the operator. */
export interface MapServer {
  /** A MapLibre style. */
  styleUrl?: string;
  /** A PMTiles file. */
  tilesUrl?: string;
}

/** Settings of the operator that the app itself needs, on the web and in the native shells. */
export interface RuntimeConfig {
  /** Public URL of a picture store. */
  s3Url?: string;
  liveUpdateChannel?: string;
  /** Disables updates of the native apps if it is the text `true`. */
  disableLiveUpdate?: string;
  dataLicense?: string;
  dataLicenseUrl?: string;
}

/** Context that the server passes with every page request. */
export interface WebContext {
  /** For this response's content security policy. */
  nonce: string;
  /** Answers a public read in process, with the same bytes as over HTTP. */
  read(path: string): Promise<{ status: number; json: unknown }>;
  /** `{epoch}-{seq}` of the live stream, read before any data, so that no change is lost between page and stream. */
  livePosition: string;
  /** Time at the Games when the page is rendered, as an ISO instant. */
  now: string;
  /** The server's own time of rendering, epoch milliseconds. */
  madeAt: number;
  /** Seconds of the Games per second: 1, unless a demo is paused or accelerated. */
  clockRate: number;
  publicUrl: string;
  platform: Platform;
  /** The user hides results: all reads of the page are requested without them. */
  hidesResults: boolean;
  isDevelopment: boolean;
  /** True if the development pages are enabled (R06). */
  hasDevPages: boolean;
  isLoginEnabled: boolean;
  /** The Games ask visitors to sign in, and the request has no session: no user sent it. */
  isSignedOut: boolean;
  /** True if browsers cache the app for offline use. */
  hasWorker: boolean;
  mapServer: MapServer;
  runtime: RuntimeConfig;
  /** Identifies the build of the web app; empty in development. */
  build: string;
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: WebContext };
  }
}
