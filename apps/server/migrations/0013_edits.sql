CREATE TABLE "sport"."edits" (
	"partition" smallint NOT NULL,
	"unit_id" text NOT NULL,
	"field" text NOT NULL,
	"value" jsonb NOT NULL,
	"over" jsonb NOT NULL,
	"is_lasting" boolean NOT NULL,
	"is_cleared" boolean NOT NULL,
	"by" text,
	"reason" text,
	"stamp" text collate "C" NOT NULL,
	CONSTRAINT "edits_partition_unit_id_field_pk" PRIMARY KEY("partition","unit_id","field")
);
