CREATE SCHEMA "calendar";
--> statement-breakpoint
CREATE TABLE "calendar"."personal" (
	"user_id" text PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar"."personal" ADD CONSTRAINT "personal_user_id_persons_id_fk" FOREIGN KEY ("user_id") REFERENCES "people"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "personal_token" ON "calendar"."personal" USING btree ("token_hash");