CREATE TABLE "application_stage_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"from_stage" text NOT NULL,
	"to_stage" text NOT NULL,
	"to_status" text NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_stages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"job_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"sort_order" integer NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_stages_standing" UNIQUE("job_id","id","status"),
	CONSTRAINT "job_stages_status" CHECK ("job_stages"."status" in ('submitted', 'reviewing', 'interview', 'accepted', 'rejected')),
	CONSTRAINT "job_stages_named" CHECK ("job_stages"."name" <> '')
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "stage_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "stage_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "application_stage_changes" ADD CONSTRAINT "application_stage_changes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_stage_changes" ADD CONSTRAINT "application_stage_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_stages" ADD CONSTRAINT "job_stages_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_stage_changes_application" ON "application_stage_changes" USING btree ("application_id","changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_stages_name" ON "job_stages" USING btree ("job_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "job_stages_one_default" ON "job_stages" USING btree ("job_id","status") WHERE "job_stages"."is_default";--> statement-breakpoint
CREATE INDEX "job_stages_order" ON "job_stages" USING btree ("job_id","sort_order");--> statement-breakpoint
-- Every job has the five stages that stay, and every application stands in that of its status.
insert into job_stages (job_id, name, status, sort_order, is_default)
select j.id, d.name, d.status, d.place, true from jobs j
cross join (values ('New', 'submitted', 0), ('Reviewing', 'reviewing', 1), ('Interview', 'interview', 2),
  ('Accepted', 'accepted', 3), ('Rejected', 'rejected', 4)) as d (name, status, place);
--> statement-breakpoint
update applications a set stage_since = a.status_updated_at, stage_id = s.id from job_stages s
where s.job_id = a.job_id and s.status = a.status;
--> statement-breakpoint
update applications set stage_since = status_updated_at where stage_id is null;
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_stage_stands" FOREIGN KEY ("job_id","stage_id","status") REFERENCES "public"."job_stages"("job_id","id","status") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_stage" ON "applications" USING btree ("stage_id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_on_board" CHECK (("applications"."status" = 'withdrawn') = ("applications"."stage_id" is null));
--> statement-breakpoint
-- A job is made with its five stages, whoever makes it.
create function job_stages_default() returns trigger language plpgsql as $$
begin
  insert into job_stages (job_id, name, status, sort_order, is_default)
  select m.id, d.name, d.status, d.place, true from made m
  cross join (values ('New', 'submitted', 0), ('Reviewing', 'reviewing', 1), ('Interview', 'interview', 2),
    ('Accepted', 'accepted', 3), ('Rejected', 'rejected', 4)) as d (name, status, place);
  return null;
end $$;
--> statement-breakpoint
create trigger job_stages_default after insert on jobs
  referencing new table as made for each statement execute function job_stages_default();
--> statement-breakpoint
-- Whoever sets a status need not know of stages: the application comes into the first one of it, and leaves the board when withdrawn.
create function applications_stage() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.status <> old.status then
    new.stage_since := new.status_updated_at;
  end if;
  if new.status = 'withdrawn' then
    new.stage_id := null;
  elsif new.stage_id is null or (tg_op = 'UPDATE' and new.status <> old.status and new.stage_id = old.stage_id) then
    -- held first: a stage that is just being removed is gone by the time one is chosen
    perform from job_stages where job_id = new.job_id for key share;
    select id into new.stage_id from job_stages
    where job_id = new.job_id and status = new.status order by sort_order, id limit 1;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger applications_stage before insert or update of status, stage_id on applications
  for each row execute function applications_stage();
