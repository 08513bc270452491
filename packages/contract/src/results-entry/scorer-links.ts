import { z } from 'zod';
import { instant, namedRef } from '../common.ts';
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
      unit: namedRef,
      event: namedRef.nullable(),
      discipline: namedRef.nullable(),
      venue: namedRef.nullable(),
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
