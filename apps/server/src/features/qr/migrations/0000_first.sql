CREATE SCHEMA "qr";
--> statement-breakpoint
CREATE TABLE "qr"."codes" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"page" text NOT NULL,
	"target_id" text,
	"points" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"latitude" double precision,
	"longitude" double precision,
	"radius_m" integer,
	"most_per_minute" integer DEFAULT 120 NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "qr"."scans" (
	"person_id" text NOT NULL,
	"code_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scans_person_id_code_id_pk" PRIMARY KEY("person_id","code_id")
);
--> statement-breakpoint
ALTER TABLE "qr"."scans" ADD CONSTRAINT "scans_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "people"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr"."scans" ADD CONSTRAINT "scans_code_id_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "qr"."codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scans_code" ON "qr"."scans" USING btree ("code_id","at");