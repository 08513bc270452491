CREATE TABLE "accounts"."grant_ends" (
	"person_id" text NOT NULL,
	"role" text NOT NULL,
	"scope" text NOT NULL,
	"scope_id" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "grant_ends_person_id_role_scope_scope_id_pk" PRIMARY KEY("person_id","role","scope","scope_id")
);
--> statement-breakpoint
CREATE TABLE "accounts"."invitation_uses" (
	"invitation_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_uses_invitation_id_user_id_pk" PRIMARY KEY("invitation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "accounts"."invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"role" text NOT NULL,
	"scope" text NOT NULL,
	"scope_id" text DEFAULT '' NOT NULL,
	"label" text NOT NULL,
	"people" smallint NOT NULL,
	"accepted" smallint DEFAULT 0 NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"right_until" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "invitations_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "accounts"."particulars" ALTER COLUMN "birth_year" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts"."particulars" ADD COLUMN "is_invited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts"."particulars" ADD COLUMN "invited_by" text;--> statement-breakpoint
ALTER TABLE "accounts"."grant_ends" ADD CONSTRAINT "grant_ends_grant" FOREIGN KEY ("person_id","role","scope","scope_id") REFERENCES "people"."grants"("person_id","role","scope","scope_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."invitation_uses" ADD CONSTRAINT "invitation_uses_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "accounts"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."invitation_uses" ADD CONSTRAINT "invitation_uses_user_id_persons_id_fk" FOREIGN KEY ("user_id") REFERENCES "people"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."invitations" ADD CONSTRAINT "invitations_by_persons_id_fk" FOREIGN KEY ("by") REFERENCES "people"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grant_ends_at" ON "accounts"."grant_ends" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "invitation_uses_user" ON "accounts"."invitation_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invitations_by" ON "accounts"."invitations" USING btree ("by");--> statement-breakpoint
ALTER TABLE "accounts"."particulars" ADD CONSTRAINT "particulars_invited_by_persons_id_fk" FOREIGN KEY ("invited_by") REFERENCES "people"."persons"("id") ON DELETE set null ON UPDATE no action;