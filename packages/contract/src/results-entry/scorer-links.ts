import { displayStatuses } from '@podium/games';
import { z } from 'zod';
import { instant, languageCode, namedRef } from '../common.ts';
import { deskPerson } from '../desk/desk.ts';

/** `GET /api/v1/desk/results/{unit}/links`: addresses for scorers without an account. */
export const scorerLink = z
  .object({
    id: z.uuid(),
    /** Description of the scorer by the organizer: "Table 2". */
    label: z.string(),
    by: deskPerson,
    createdAt: instant,
    expiresAt: instant,
    revokedAt: instant.nullable(),
    lastUsedAt: instant.nullable(),
  })
  .meta({ id: 'ScorerLink' });
export type ScorerLink = z.infer<typeof scorerLink>;
export const scorerLinks = z.object({ items: z.array(scorerLink), total: z.int() });
/** `GET /api/v1/desk/scorer-links`: links that have neither ended nor been revoked. */
export const validScorerLinks = z.object({
  items: z.array(
    scorerLink.extend({
      /** Null for the link of a court. */
      unit: namedRef.nullable(),
      event: namedRef.nullable(),
      discipline: namedRef.nullable(),
      /** Court or venue of the contest, or of the link. */
      venue: namedRef.nullable(),
      /** Day of a link of a court; null for all days. */
      day: z.string().nullable(),
      /** False while the user who made the link may not edit the contest: the server refuses the link then. */
      isUsable: z.boolean(),
    }),
  ),
  total: z.int(),
});
export type ValidScorerLinks = z.infer<typeof validScorerLinks>;

export const scorerLinkWanted = z.strictObject({
  label: z.string().trim().min(1).max(60),
  /** Validity in hours from now. */
  hours: z.int().min(1).max(72).default(12),
});
/**
 * The address is returned once; only its hash is stored. The secret is in the fragment, which browsers do not send to
 * servers.
 */
export const scorerLinkMade = scorerLink.extend({ url: z.url() });

/** Secrets of links of courts begin with it, so that the scorer's page knows that there is a list of contests. */
export const courtPrefix = 'court-';

const court = {
  /** Id of a court, or of a venue for all of its courts. */
  place: z.string().min(1).max(64),
  /** Null for all days. */
  day: z.iso.date().nullable().default(null),
  /** Id or code of a sport; null for all sports. */
  discipline: z.string().min(1).max(8).nullable().default(null),
};
/** `POST /api/v1/desk/scorer-links`: a link for the contests of a court, or of a sport in a venue. */
export const courtLinkWanted = z.strictObject({ ...court, label: z.string().trim().min(1).max(60) });
export type CourtLinkWanted = z.input<typeof courtLinkWanted>;
export const courtLinkMade = scorerLink.extend({ url: z.url() }).meta({ id: 'CourtLinkMade' });

/** `POST /api/v1/desk/scorer-links/sheet`: makes a link for each court of a day and prints them. */
export const courtSheetWanted = z.strictObject({
  day: z.iso.date(),
  /** Only the courts of this venue. */
  venue: z.string().min(1).max(64).optional(),
  /** Only contests of this sport: its id or code. */
  discipline: court.discipline,
  lang: languageCode.default('en'),
});

/** `POST /api/v1/score/court`. */
export const scorerCourtRequest = z.strictObject({
  link: z.string().regex(/^[\w-]{20,200}$/),
  lang: languageCode.default('en'),
});
export const scorerCourt = z
  .object({
    items: z.array(
      z.object({
        unit: namedRef,
        event: namedRef.nullable(),
        discipline: namedRef.nullable(),
        start: instant.nullable(),
        status: z.enum(displayStatuses),
        sides: z.array(z.string()),
        /** `64 : 58`, or the number of entered and expected marks. */
        told: z.string(),
        state: z.enum(['toCome', 'on', 'over']),
      }),
    ),
    total: z.int(),
    label: z.string(),
    expiresAt: instant,
  })
  .meta({ id: 'ScorerCourt' });
export type ScorerCourt = z.infer<typeof scorerCourt>;
