ALTER TABLE "results"."links" ALTER COLUMN "unit" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "results"."links" ADD COLUMN "venue" text;--> statement-breakpoint
ALTER TABLE "results"."links" ADD COLUMN "location" text;--> statement-breakpoint
ALTER TABLE "results"."links" ADD COLUMN "day" text;--> statement-breakpoint
ALTER TABLE "results"."links" ADD COLUMN "discipline" text;