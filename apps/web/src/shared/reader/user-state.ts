import type { SessionUser } from '@podium/contract';
import type { LoginType } from './visitor.ts';

export const loginTypes = ['guest', 'user', 'none'] as const satisfies readonly LoginType[];

/** A visitor without an account, created on the device. */
export interface GuestUser {
  id: 'guest';
  username: string;
  name: string;
  points: number;
  tipo: 'guest';
  type: 'guest';
  email: string;
  cpf: string;
  active: boolean;
  photoUrl: string;
  videoViewed: boolean;
}

/** The user data stored on a device (N13). It affects only the display; the server does not trust it. */
export interface UserState {
  isLoggedIn: boolean;
  isAuthenticated: boolean;
  loginType: LoginType;
  /** For a signed-in user, the content of the session response. */
  userData: GuestUser | SessionUser | null;
  timezone: string;
  preferredTimezone: string;
  language: string;
  isAuthorized: boolean;
  hasWatchedSecureSport: boolean;
}

const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export function newUser(): UserState {
  return {
    isLoggedIn: false,
    isAuthenticated: false,
    loginType: 'none',
    userData: null,
    timezone: browserZone(),
    preferredTimezone: 'local',
    language: 'pt',
    isAuthorized: false,
    hasWatchedSecureSport: false,
  };
}

/** @param label the guest's name in the page's language */
export function guestUser(label: string): GuestUser {
  return {
    id: 'guest',
    username: label,
    name: label,
    points: 0,
    tipo: 'guest',
    type: 'guest',
    email: '{email}',
    cpf: '00000000000',
    active: true,
    photoUrl: '',
    videoViewed: false,
  };
}

/** Parses the stored state; missing or invalid fields get their default, unknown ones are dropped. */
export function parseUser(text: string | null): UserState {
  const fresh = newUser();
  const kept = readRecord(text);
  if (!kept) return fresh;
  const flag = (name: keyof UserState) => kept[name] === true;
  const words = (name: 'timezone' | 'preferredTimezone' | 'language') => {
    const value = kept[name];
    return typeof value === 'string' && value !== '' ? value : fresh[name];
  };
  return {
    isLoggedIn: flag('isLoggedIn'),
    isAuthenticated: flag('isAuthenticated'),
    loginType: loginTypes.find((type) => type === kept.loginType) ?? 'none',
    userData: userDataIn(kept.userData),
    timezone: words('timezone'),
    preferredTimezone: words('preferredTimezone'),
    language: words('language'),
    isAuthorized: flag('isAuthorized'),
    hasWatchedSecureSport: flag('hasWatchedSecureSport'),
  };
}

export const asGuest = (state: UserState, label: string): UserState => ({
  ...state,
  isLoggedIn: true,
  isAuthenticated: true,
  loginType: 'guest',
  userData: guestUser(label),
});

export const asUser = (state: UserState, user: SessionUser): UserState => ({
  ...state,
  isLoggedIn: true,
  isAuthenticated: true,
  loginType: 'user',
  userData: user,
});

/** Logging out clears these five fields and nothing else. */
export const asVisitor = (state: UserState): UserState => ({
  ...state,
  isLoggedIn: false,
  isAuthenticated: false,
  hasWatchedSecureSport: false,
  userData: null,
  loginType: 'none',
});

function readRecord(text: string | null): Record<string, unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept)
      ? (kept as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function userDataIn(value: unknown): UserState['userData'] {
  const data = value as Partial<Record<keyof SessionUser, unknown>> | null | undefined;
  const isUser =
    typeof data === 'object' &&
    data !== null &&
    typeof data.id === 'string' &&
    typeof data.username === 'string' &&
    typeof data.name === 'string';
  return isUser ? (data as GuestUser | SessionUser) : null;
}
