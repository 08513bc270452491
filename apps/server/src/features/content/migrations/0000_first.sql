CREATE SCHEMA "content";
--> statement-breakpoint
CREATE TABLE "content"."changes" (
	"partition" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "changes_partition_kind_pk" PRIMARY KEY("partition","kind")
);
--> statement-breakpoint
CREATE TABLE "content"."items" (
	"partition" integer NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"position" integer,
	"data" jsonb NOT NULL,
	"media" text[] NOT NULL,
	"entry" bigint NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"is_from_folder" boolean NOT NULL,
	CONSTRAINT "items_partition_kind_id_pk" PRIMARY KEY("partition","kind","id")
);
--> statement-breakpoint
CREATE INDEX "items_media" ON "content"."items" USING gin ("media");