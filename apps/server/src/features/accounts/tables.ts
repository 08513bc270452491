import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  foreignKey,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ErasureSource, GrantRole, GrantScope, LanguageCode, Preferences, StaffRole } from '@podium/contract';
import { grants, persons } from '../../access/tables.ts';
import { bytea, instant } from '../../database/columns.ts';
import type { Purpose } from './tokens.ts';

export const accounts = pgSchema('accounts');

/** The session library requires dates. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const owner = () =>
  text('user_id')
    .notNull()
    .references(() => persons.id, { onDelete: 'cascade' });

/** The four tables of better-auth, and the one of its second factor, with the field names it expects. */
export const user = accounts.table('users', {
  id: text()
    .primaryKey()
    .references(() => persons.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  /** Key of the name, `usernameKey`: names with the same key are the same name. */
  username: text().notNull().unique(),
  /**
   * Visual shape of the name: names with the same `usernameShape` are indistinguishable. Null for names older than
   * the rule.
   */
  usernameShape: text('username_shape').unique(),
  displayUsername: text('display_username').notNull(),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
});

export const session = accounts.table(
  'sessions',
  {
    id: text().primaryKey(),
    expiresAt: moment('expires_at').notNull(),
    token: text().notNull().unique(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    ipAddress: text('ip_address'),
    /** Browser and system of the session: `Firefox, Android`. */
    userAgent: text('user_agent'),
    userId: owner(),
    /** Number of factors the session was created with: rights that require two are inactive with one. */
    factors: smallint().notNull().default(1),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const account = accounts.table(
  'credentials',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: owner(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('credentials_user').on(table.userId)],
);

export const verification = accounts.table(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

export const twoFactor = accounts.table(
  'two_factors',
  {
    id: text().primaryKey(),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: owner(),
    verified: boolean().default(true),
    failedVerificationCount: integer('failed_verification_count').default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [index('two_factors_user').on(table.userId)],
);

/** Personal data besides the tables of better-auth. */
export const particulars = accounts.table('particulars', {
  userId: owner().primaryKey(),
  /** Null for invited accounts, which are not asked. */
  birthYear: smallint('birth_year'),
  language: text().notNull(),
  isAddressConfirmed: boolean('is_address_confirmed').notNull().default(false),
  /** True for users who may be younger than twelve, until the guardian confirms. */
  awaitsGuardian: boolean('awaits_guardian').notNull().default(false),
  /** Keyed hash of the CPF under `cpfKid`: allows one account per person. */
  cpfMac: text('cpf_mac').unique(),
  cpfKid: text('cpf_kid'),
  /** The CPF itself, encrypted for this account only. */
  cpfSealed: bytea('cpf_sealed'),
  /** Keyed hash of the email address and CPF given at sign-up: recognizes a repeated sign-up. */
  signUpMac: text('sign_up_mac'),
  /** Signed up with an email address or CPF of another account: holds the username, and never opens. */
  isHeld: boolean('is_held').notNull().default(false),
  /** Made by an invitation: without email and CPF, and never in the public ranking. */
  isInvited: boolean('is_invited').notNull().default(false),
  /** Inviter, who resets a forgotten password. */
  invitedBy: text('invited_by').references(() => persons.id, { onDelete: 'set null' }),
  /** Locked by an admin. */
  isLocked: boolean('is_locked').notNull().default(false),
  preferences: jsonb().$type<Partial<Preferences>>().notNull().default({}),
});

/** Hashed tokens of the links in emails; each works once. */
export const tokens = accounts.table(
  'tokens',
  {
    hash: bytea('hash').primaryKey(),
    userId: owner(),
    purpose: text().$type<Purpose>().notNull(),
    /** The new email address, if the token confirms one. */
    email: text(),
    expiresAt: instant('expires_at').notNull(),
    /** The email that contains the token: its lifetime begins when that email is sent. */
    letterId: bigint('letter_id', { mode: 'number' }),
  },
  (table) => [index('tokens_user').on(table.userId), index('tokens_letter').on(table.letterId)],
);

/** Requests for a password reset, handled by a job so that the answer takes equally long for known and unknown addresses. */
export const resetRequests = accounts.table('reset_requests', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull(),
  language: text().$type<LanguageCode>().notNull(),
});

/** An authenticator app that has not been confirmed yet; the previous app stays valid until then. */
export const newTwoFactors = accounts.table('new_two_factors', {
  userId: owner().primaryKey(),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
});

/** Authenticator codes that were already used, for as long as they would still be valid. */
export const usedCodes = accounts.table(
  'used_codes',
  { userId: owner(), code: text().notNull(), usedAt: instant('used_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.code] })],
);

/** Consents of users with their time and wording; rows never change. */
export const consents = accounts.table(
  'consents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    purpose: text().$type<'terms' | 'guardian' | 'storage'>().notNull(),
    version: text().notNull(),
    language: text().notNull(),
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    at: instant('at').notNull(),
  },
  (table) => [index('consents_user').on(table.userId)],
);

export const follows = accounts.table(
  'follows',
  { userId: owner(), kind: text().notNull(), id: text().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.id] })],
);

export const photos = accounts.table('photos', {
  userId: owner().primaryKey(),
  /** Part of the address of the photo, so that a new photo has a new address. */
  sha256: text().notNull(),
  bytes: bytea('bytes').notNull(),
});

/** Requests to erase an account or to hide a participant. A closed one about an account identifies nobody. */
export const erasures = accounts.table(
  'erasures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<'account' | 'participant'>().notNull(),
    state: text().$type<'open' | 'done' | 'refused'>().notNull(),
    source: text().$type<ErasureSource>().notNull(),
    userId: text('user_id').references(() => persons.id, { onDelete: 'set null' }),
    /** Id in the Games. */
    participantId: text('participant_id'),
    reference: text(),
    receivedOn: date('received_on').notNull(),
    dueOn: date('due_on').notNull(),
    closedAt: instant('closed_at'),
    closedBy: text('closed_by').references(() => persons.id, { onDelete: 'set null' }),
    reason: text(),
  },
  (table) => [
    uniqueIndex('erasures_open_user')
      .on(table.userId)
      .where(sql`state = 'open'`),
    uniqueIndex('erasures_open_participant')
      .on(table.participantId)
      .where(sql`state = 'open'`),
  ],
);

/** Invitations to a role of the team. Only the hash of the secret is stored. */
export const invitations = accounts.table(
  'invitations',
  {
    id: uuid().primaryKey(),
    /** SHA-256 of the secret. */
    hash: bytea('hash').notNull().unique(),
    role: text().$type<StaffRole>().notNull(),
    scope: text().$type<GrantScope>().notNull(),
    /** Empty for all of the Games. */
    scopeId: text('scope_id').notNull().default(''),
    label: text().notNull(),
    people: smallint().notNull(),
    /** Number of people who have accepted it, also after their accounts were erased. */
    accepted: smallint().notNull().default(0),
    by: text('by')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
    rightUntil: instant('right_until'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('invitations_by').on(table.by)],
);

/** People who accepted an invitation. */
export const invitationUses = accounts.table(
  'invitation_uses',
  {
    invitationId: uuid('invitation_id')
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    userId: owner(),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.invitationId, table.userId] }),
    index('invitation_uses_user').on(table.userId),
  ],
);

/** Ends of rights; a right without one does not end. */
export const grantEnds = accounts.table(
  'grant_ends',
  {
    personId: text('person_id').notNull(),
    role: text().$type<GrantRole>().notNull(),
    scope: text().$type<GrantScope>().notNull(),
    scopeId: text('scope_id').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.role, table.scope, table.scopeId] }),
    foreignKey({
      columns: [table.personId, table.role, table.scope, table.scopeId],
      foreignColumns: [grants.personId, grants.role, grants.scope, grants.scopeId],
      name: 'grant_ends_grant',
    }).onDelete('cascade'),
    index('grant_ends_at').on(table.endsAt),
  ],
);
