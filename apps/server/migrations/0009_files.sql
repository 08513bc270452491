CREATE SCHEMA "files";
--> statement-breakpoint
CREATE TABLE "files"."objects" (
	"sha256" text PRIMARY KEY NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"is_stored" boolean DEFAULT false NOT NULL,
	"stored_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files"."variants" (
	"sha256" text NOT NULL,
	"width" integer NOT NULL,
	CONSTRAINT "variants_sha256_width_pk" PRIMARY KEY("sha256","width")
);
--> statement-breakpoint
CREATE INDEX "objects_stored_at" ON "files"."objects" USING btree ("stored_at");