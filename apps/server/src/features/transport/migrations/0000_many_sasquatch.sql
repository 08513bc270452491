CREATE SCHEMA "transport";
--> statement-breakpoint
CREATE TABLE "transport"."timetables" (
	"partition" integer PRIMARY KEY NOT NULL,
	"gtfs" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
