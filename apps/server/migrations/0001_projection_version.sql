ALTER TABLE "sport"."actions" ALTER COLUMN "type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "feed"."installation" ADD COLUMN "projection_version" integer DEFAULT 1 NOT NULL;