DROP INDEX "people"."persons_username";--> statement-breakpoint
ALTER TABLE "people"."letters" ADD COLUMN "is_urgent" boolean DEFAULT false NOT NULL;