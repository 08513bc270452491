CREATE SCHEMA "push";
--> statement-breakpoint
CREATE TABLE "push"."deliveries" (
	"news_id" bigint NOT NULL,
	"subscription_id" bigint NOT NULL,
	"about" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deliveries_news_id_subscription_id_pk" PRIMARY KEY("news_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "push"."follows" (
	"subscription_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"off" text[] NOT NULL,
	CONSTRAINT "follows_subscription_id_kind_id_pk" PRIMARY KEY("subscription_id","kind","id")
);
--> statement-breakpoint
CREATE TABLE "push"."news" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"partition" smallint NOT NULL,
	"type" text NOT NULL,
	"topic" text NOT NULL,
	"facts" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push"."subscriptions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"id_hash" "bytea" NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"transport" text NOT NULL,
	"address" text NOT NULL,
	"p256dh" text,
	"auth" text,
	"kid" text,
	"user_id" text,
	"language" text NOT NULL,
	"time_zone" text NOT NULL,
	"types" text[] NOT NULL,
	"lead_minutes" smallint NOT NULL,
	"quiet_from" text,
	"quiet_until" text,
	"hides_results" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push"."told" (
	"partition" smallint NOT NULL,
	"subject" text NOT NULL,
	"state" jsonb NOT NULL,
	CONSTRAINT "told_partition_subject_pk" PRIMARY KEY("partition","subject")
);
--> statement-breakpoint
ALTER TABLE "push"."deliveries" ADD CONSTRAINT "deliveries_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "push"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push"."deliveries" ADD CONSTRAINT "deliveries_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "push"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push"."follows" ADD CONSTRAINT "follows_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "push"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push"."subscriptions" ADD CONSTRAINT "subscriptions_user_id_persons_id_fk" FOREIGN KEY ("user_id") REFERENCES "people"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "push"."deliveries" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "deliveries_subscription" ON "push"."deliveries" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "follows_subject" ON "push"."follows" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "news_topic" ON "push"."news" USING btree ("topic");--> statement-breakpoint
CREATE INDEX "news_expires" ON "push"."news" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_id_hash" ON "push"."subscriptions" USING btree ("id_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_address_hash" ON "push"."subscriptions" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "push"."subscriptions" USING btree ("user_id");