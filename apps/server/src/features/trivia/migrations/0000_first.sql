CREATE SCHEMA "trivia";
--> statement-breakpoint
CREATE TABLE "trivia"."attempts" (
	"trivia_id" text NOT NULL,
	"person_id" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"time_factor" smallint NOT NULL,
	"seed" text NOT NULL,
	CONSTRAINT "attempts_trivia_id_person_id_pk" PRIMARY KEY("trivia_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "trivia"."questions" (
	"trivia_id" text NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"text" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"unit" jsonb,
	CONSTRAINT "questions_trivia_id_position_pk" PRIMARY KEY("trivia_id","position")
);
--> statement-breakpoint
CREATE TABLE "trivia"."solutions" (
	"trivia_id" text NOT NULL,
	"position" smallint NOT NULL,
	"solution" jsonb NOT NULL,
	"explanation" jsonb NOT NULL,
	CONSTRAINT "solutions_trivia_id_position_pk" PRIMARY KEY("trivia_id","position")
);
--> statement-breakpoint
CREATE TABLE "trivia"."submissions" (
	"trivia_id" text NOT NULL,
	"person_id" text NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"answers" jsonb NOT NULL,
	"is_late" boolean NOT NULL,
	"right_answers" smallint NOT NULL,
	"total" smallint NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "submissions_trivia_id_person_id_pk" PRIMARY KEY("trivia_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "trivia"."trivias" (
	"id" text PRIMARY KEY NOT NULL,
	"author" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"minutes" smallint NOT NULL,
	"discipline" text,
	"type" text NOT NULL,
	"points" integer NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "trivia"."attempts" ADD CONSTRAINT "attempts_trivia_id_trivias_id_fk" FOREIGN KEY ("trivia_id") REFERENCES "trivia"."trivias"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trivia"."attempts" ADD CONSTRAINT "attempts_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "people"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trivia"."questions" ADD CONSTRAINT "questions_trivia_id_trivias_id_fk" FOREIGN KEY ("trivia_id") REFERENCES "trivia"."trivias"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trivia"."solutions" ADD CONSTRAINT "solutions_trivia_id_position_questions_trivia_id_position_fk" FOREIGN KEY ("trivia_id","position") REFERENCES "trivia"."questions"("trivia_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trivia"."submissions" ADD CONSTRAINT "submissions_trivia_id_person_id_attempts_trivia_id_person_id_fk" FOREIGN KEY ("trivia_id","person_id") REFERENCES "trivia"."attempts"("trivia_id","person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_person" ON "trivia"."attempts" USING btree ("person_id");