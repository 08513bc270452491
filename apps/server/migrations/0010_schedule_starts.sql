CREATE TABLE "sport"."schedule_starts" (
	"partition" smallint NOT NULL,
	"id" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"is_change" boolean NOT NULL,
	"description" jsonb,
	"stamp" text collate "C" NOT NULL,
	CONSTRAINT "schedule_starts_partition_id_start_at_is_change_pk" PRIMARY KEY("partition","id","start_at","is_change")
);
