CREATE TABLE "results"."check_ins" (
	"partition" smallint NOT NULL,
	"unit" text NOT NULL,
	"competitor" text NOT NULL,
	"is_here" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "check_ins_partition_unit_competitor_pk" PRIMARY KEY("partition","unit","competitor")
);
