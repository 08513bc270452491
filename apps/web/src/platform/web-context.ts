export const platforms = ['web', 'ios', 'android', 'android-pwa'] as const;
export type Platform = (typeof platforms)[number];

/** A street map server that the operator has chosen. */
export interface MapServer {
  /** A MapLibre style. */
  styleUrl?: string;
  /** A PMTiles file. */
  tilesUrl?: string;
}

/** Settings of the operator that the app itself needs, on the web and in the native shells. */
export interface RuntimeConfig {
  /** Public address of a store of pictures. */
  s3Url?: string;
  /** Channel from which the native apps take updates. */
  liveUpdateChannel?: string;
  /** The native apps do not update themselves: only if it is the text `true`. */
  disableLiveUpdate?: string;
  /** Name of the license of the open data. */
  dataLicense?: string;
  /** Address of its text. */
  dataLicenseUrl?: string;
}

/** Context that the server passes with every page request. */
export interface WebContext {
  /** Of this answer's content security policy. */
  nonce: string;
  /** Answers a public read in process: the same bytes as over HTTP, without HTTP. */
  read(path: string): Promise<{ status: number; json: unknown }>;
  /** `{epoch}-{seq}` of the live stream, read before any data, so that nothing is lost between page and stream. */
  livePosition: string;
  /** The time at the Games when the page is made, as an ISO instant. */
  now: string;
  /** The server's own time at that moment, epoch milliseconds. */
  madeAt: number;
  /** Seconds of the Games per second: 1, unless a demo stands still or is played faster. */
  clockRate: number;
  publicUrl: string;
  platform: Platform;
  /** The reader hides results: all reads of the page are requested without them. */
  hidesResults: boolean;
  isDevelopment: boolean;
  /** Whether the development pages are there (R06). */
  hasDevPages: boolean;
  /** Whether parts of the app ask people to sign in (`login_enabled`). */
  isLoginEnabled: boolean;
  /** Whether browsers keep the app for times without a network. */
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
