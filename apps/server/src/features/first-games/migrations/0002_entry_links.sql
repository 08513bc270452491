CREATE TABLE "first-games"."entry_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delegation" text NOT NULL,
	"hash" text NOT NULL,
	"by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"sent" jsonb,
	CONSTRAINT "entry_links_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "first-games"."entry_links" ADD CONSTRAINT "entry_links_by_persons_id_fk" FOREIGN KEY ("by") REFERENCES "people"."persons"("id") ON DELETE set null ON UPDATE no action;