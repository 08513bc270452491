ALTER TABLE "results"."steps" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "results"."steps" ADD COLUMN "link_name" text;