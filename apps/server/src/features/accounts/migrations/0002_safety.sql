CREATE TABLE "accounts"."new_two_factors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts"."reset_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts"."reset_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"language" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts"."particulars" ADD COLUMN "sign_up_mac" text;--> statement-breakpoint
ALTER TABLE "accounts"."particulars" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts"."particulars" ADD COLUMN "is_locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts"."sessions" ADD COLUMN "factors" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts"."tokens" ADD COLUMN "letter_id" bigint;--> statement-breakpoint
ALTER TABLE "accounts"."users" ADD COLUMN "username_shape" text;--> statement-breakpoint
ALTER TABLE "accounts"."new_two_factors" ADD CONSTRAINT "new_two_factors_user_id_persons_id_fk" FOREIGN KEY ("user_id") REFERENCES "people"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tokens_letter" ON "accounts"."tokens" USING btree ("letter_id");--> statement-breakpoint
ALTER TABLE "accounts"."users" ADD CONSTRAINT "users_username_shape_unique" UNIQUE("username_shape");--> statement-breakpoint
-- One key for İ, I, ı and i: names from before the rule get theirs, unless another account has it.
WITH "keys" AS (
	SELECT "id", "key", row_number() OVER (PARTITION BY "key" ORDER BY "created_at", "id") AS "turn"
	FROM (SELECT "id", "created_at", "username", replace(replace("username", 'i' || chr(775), 'i'), chr(305), 'i') AS "key" FROM "accounts"."users") AS "named"
	WHERE "key" <> "username"
)
UPDATE "accounts"."users" SET "username" = "keys"."key" FROM "keys"
WHERE "users"."id" = "keys"."id" AND "keys"."turn" = 1
	AND NOT EXISTS (SELECT 1 FROM "accounts"."users" AS "other" WHERE "other"."username" = "keys"."key");
