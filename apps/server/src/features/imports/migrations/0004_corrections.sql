ALTER TABLE "imports"."uploads" ADD COLUMN "games_code" text;--> statement-breakpoint
ALTER TABLE "imports"."uploads" ADD COLUMN "time_zone" text;