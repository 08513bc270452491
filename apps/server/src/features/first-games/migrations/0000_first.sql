CREATE SCHEMA "first-games";
--> statement-breakpoint
CREATE TABLE "first-games"."plans" (
	"id" integer PRIMARY KEY NOT NULL,
	"plan" jsonb NOT NULL,
	"version" integer NOT NULL,
	"edited_by" text,
	"edited_at" timestamp (3) with time zone NOT NULL,
	"published_version" integer
);
--> statement-breakpoint
ALTER TABLE "first-games"."plans" ADD CONSTRAINT "plans_edited_by_persons_id_fk" FOREIGN KEY ("edited_by") REFERENCES "people"."persons"("id") ON DELETE set null ON UPDATE no action;