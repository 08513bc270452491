CREATE TABLE "sport"."result_edits" (
	"partition" smallint NOT NULL,
	"unit_id" text NOT NULL,
	"competitor_id" text NOT NULL,
	"field" text NOT NULL,
	"value" text,
	"over" text,
	"is_cleared" boolean NOT NULL,
	"by" text,
	"reason" text,
	"language" text,
	"stamp" text collate "C" NOT NULL,
	CONSTRAINT "result_edits_partition_unit_id_competitor_id_field_pk" PRIMARY KEY("partition","unit_id","competitor_id","field")
);
--> statement-breakpoint
ALTER TABLE "sport"."official_versions" ADD COLUMN "note_languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sport"."result_lines" ADD COLUMN "fed" jsonb;--> statement-breakpoint
ALTER TABLE "sport"."frozen_medal_lists" ADD COLUMN "note_languages" text[] DEFAULT '{}' NOT NULL;