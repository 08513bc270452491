CREATE SCHEMA "program_items";
--> statement-breakpoint
CREATE TABLE "program_items"."items" (
	"partition" smallint NOT NULL,
	"id" text NOT NULL,
	"item" jsonb NOT NULL,
	"is_removed" boolean NOT NULL,
	"by" text,
	"stamp" text collate "C" NOT NULL,
	CONSTRAINT "items_partition_id_pk" PRIMARY KEY("partition","id")
);
