CREATE SCHEMA "courses";
--> statement-breakpoint
CREATE TABLE "courses"."certificates" (
	"code" text PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"course" text NOT NULL,
	"title" jsonb NOT NULL,
	"provider" text NOT NULL,
	"name" text,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_once" UNIQUE("person_id","course")
);
--> statement-breakpoint
CREATE TABLE "courses"."finished" (
	"person_id" text NOT NULL,
	"course" text NOT NULL,
	"lesson" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "finished_person_id_course_lesson_pk" PRIMARY KEY("person_id","course","lesson")
);
--> statement-breakpoint
ALTER TABLE "courses"."certificates" ADD CONSTRAINT "certificates_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "people"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses"."finished" ADD CONSTRAINT "finished_person_id_persons_id_fk" FOREIGN KEY ("person_id") REFERENCES "people"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_person" ON "courses"."certificates" USING btree ("person_id");