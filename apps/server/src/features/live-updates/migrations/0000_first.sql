CREATE SCHEMA "live_updates";
--> statement-breakpoint
CREATE TABLE "live_updates"."bundles" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"zip" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"signature" text NOT NULL,
	"rollout" integer DEFAULT 100 NOT NULL,
	"min_android" text,
	"max_android" text,
	"min_ios" text,
	"max_ios" text,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "bundles_newest" ON "live_updates"."bundles" USING btree ("channel","published_at" DESC NULLS LAST);