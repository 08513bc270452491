CREATE TABLE "sport"."levels" (
	"partition" smallint NOT NULL,
	"person_id" text NOT NULL,
	"level" text,
	"by" text,
	"reason" text,
	"stamp" text collate "C" NOT NULL,
	CONSTRAINT "levels_partition_person_id_pk" PRIMARY KEY("partition","person_id")
);
