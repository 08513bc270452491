CREATE SCHEMA "timing";
--> statement-breakpoint
CREATE TABLE "timing"."sent_files" (
	"watcher" text NOT NULL,
	"file" text NOT NULL,
	"sha256" text NOT NULL,
	"contest" text NOT NULL,
	"is_whole" boolean NOT NULL,
	CONSTRAINT "sent_files_watcher_file_pk" PRIMARY KEY("watcher","file")
);
--> statement-breakpoint
CREATE TABLE "timing"."watchers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"last_number" bigint DEFAULT 0 NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"last_file" text,
	"last_file_at" timestamp (3) with time zone,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
