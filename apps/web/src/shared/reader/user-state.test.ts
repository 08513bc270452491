import { describe, expect, it } from 'vitest';
import { asGuest, asVisitor, asUser, guestUser, newUser, parseUser } from './user-state.ts';
import type { SessionUser } from '@podium/contract';

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const user: SessionUser = {
  id: 'u1',
  username: 'ana',
  name: 'Ana',
  type: 'volunteer',
  organisation: 'SP',
  photo: null,
  points: 120,
  grants: [],
  language: null,
  isFresh: true,
  expiresAt: '2026-12-01T00:00:00Z',
};

describe('N13: the stored user of a device', () => {
  it('begins with these fields and no others', () =>
    expect(newUser()).toEqual({
      isLoggedIn: false,
      isAuthenticated: false,
      loginType: 'none',
      userData: null,
      timezone: zone,
      preferredTimezone: 'local',
      language: 'pt',
      isAuthorized: false,
      hasWatchedSecureSport: false,
    }));

  it('has the specified values for a guest', () =>
    expect(guestUser('Visitante')).toEqual({
      id: 'guest',
      username: 'Visitante',
      name: 'Visitante',
      points: 0,
      tipo: 'guest',
      type: 'guest',
      email: '{email}',
      cpf: '00000000000',
      active: true,
      photoUrl: '',
      videoViewed: false,
    }));

  it('counts a guest and a user as logged in and authenticated', () => {
    const entered = { isLoggedIn: true, isAuthenticated: true };
    expect(asGuest(newUser(), 'Guest')).toMatchObject({ ...entered, loginType: 'guest', userData: { id: 'guest' } });
    expect(asUser(newUser(), user)).toMatchObject({ ...entered, loginType: 'user', userData: user });
  });

  it('loses five fields on logging out, and keeps the others', () => {
    const kept = {
      ...asUser(newUser(), user),
      timezone: 'Asia/Baku',
      preferredTimezone: 'mine',
      language: 'az',
      isAuthorized: true,
      hasWatchedSecureSport: true,
    };
    expect(asVisitor(kept)).toEqual({
      ...kept,
      isLoggedIn: false,
      isAuthenticated: false,
      hasWatchedSecureSport: false,
      userData: null,
      loginType: 'none',
    });
  });

  it('is read as written', () => {
    const kept = asUser(newUser(), user);
    expect(parseUser(JSON.stringify(kept))).toEqual(kept);
  });

  it.each([null, '', '{', '7', '"text"', '[]', 'null', '{"loginType":"root"}', '{"userData":"me"}'])(
    'contains no logged-in user if the stored text is %s',
    (text) => expect(parseUser(text)).toEqual(newUser()),
  );

  it('replaces a broken field by its default, and leaves out an unknown one', () =>
    expect(
      parseUser('{"isLoggedIn":"yes","loginType":"guest","language":5,"timezone":"","cpf":"529","userData":{"id":1}}'),
    ).toEqual({ ...newUser(), loginType: 'guest' }));
});
