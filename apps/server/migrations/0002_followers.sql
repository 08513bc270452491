CREATE TABLE "feed"."followers" (
	"name" text PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feed"."outbox" ADD COLUMN "stamp" text collate "C" DEFAULT '' NOT NULL;