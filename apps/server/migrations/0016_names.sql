CREATE TABLE "sport"."names" (
	"partition" smallint NOT NULL,
	"person_id" text NOT NULL,
	"name" jsonb,
	"over" jsonb,
	"by" text,
	"reason" text,
	"stamp" text collate "C" NOT NULL,
	CONSTRAINT "names_partition_person_id_pk" PRIMARY KEY("partition","person_id")
);
