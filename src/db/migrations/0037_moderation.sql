CREATE TABLE "looks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid,
	"admin_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"opened" text[] DEFAULT '{}' NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"display_name" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_invitations_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitations_role" CHECK ("staff_invitations"."role" in ('platform_admin', 'platform_user'))
);
--> statement-breakpoint
CREATE TABLE "moderation_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"act" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" uuid,
	"words" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_history_act" CHECK ("moderation_history"."act" in ('approved', 'rejected', 'flagged', 'noted', 'answered', 'asked', 'changed', 'reported')),
	CONSTRAINT "moderation_history_by" CHECK ("moderation_history"."by" in ('staff', 'owner', 'rules', 'reporter'))
);
--> statement-breakpoint
CREATE TABLE "moderation_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"company_id" uuid,
	"user_id" uuid,
	"created_by" uuid,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"text_key" text,
	"status" text NOT NULL,
	"is_first" boolean DEFAULT true NOT NULL,
	"waiting_since" timestamp with time zone,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cleared" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"search" "tsvector",
	"is_gone" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_items_kind_known" CHECK ("moderation_items"."kind" in ('job', 'company', 'profile', 'article')),
	CONSTRAINT "moderation_items_status_known" CHECK ("moderation_items"."status" in ('approved', 'pending', 'flagged', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "moderation_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"user_id" uuid,
	"reason" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "moderation_reports_reason" CHECK ("moderation_reports"."reason" in ('fee', 'misleading', 'discrimination', 'not_a_job', 'expired', 'personal_data', 'other'))
);
--> statement-breakpoint
DROP INDEX "applications_newest";--> statement-breakpoint
DROP INDEX "user_subscriptions_newest";--> statement-breakpoint
DROP INDEX "audit_log_newest";--> statement-breakpoint
DROP INDEX "audit_log_actor";--> statement-breakpoint
DROP INDEX "audit_log_action";--> statement-breakpoint
DROP INDEX "audit_log_company";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_history" ADD CONSTRAINT "moderation_history_item_id_moderation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."moderation_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_history" ADD CONSTRAINT "moderation_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_items" ADD CONSTRAINT "moderation_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_items" ADD CONSTRAINT "moderation_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_items" ADD CONSTRAINT "moderation_items_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_item_id_moderation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."moderation_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "looks_session" ON "looks" USING btree ("session_id") WHERE "looks"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "looks_open" ON "looks" USING btree ("ends_at") WHERE "looks"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "looks_admin" ON "looks" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "looks_user" ON "looks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "moderation_history_item" ON "moderation_history" USING btree ("item_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_items_subject" ON "moderation_items" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "moderation_items_waiting" ON "moderation_items" USING btree ("waiting_since","id") WHERE "moderation_items"."waiting_since" is not null and not "moderation_items"."is_gone";--> statement-breakpoint
CREATE INDEX "moderation_items_newest" ON "moderation_items" USING btree ("created_at","id") WHERE not "moderation_items"."is_gone";--> statement-breakpoint
CREATE INDEX "moderation_items_status" ON "moderation_items" USING btree ("status","created_at","id") WHERE not "moderation_items"."is_gone";--> statement-breakpoint
CREATE INDEX "moderation_items_kind" ON "moderation_items" USING btree ("kind","created_at","id") WHERE not "moderation_items"."is_gone";--> statement-breakpoint
CREATE INDEX "moderation_items_search" ON "moderation_items" USING gin ("search");--> statement-breakpoint
CREATE INDEX "moderation_items_same" ON "moderation_items" USING btree ("text_key") WHERE "moderation_items"."text_key" is not null;--> statement-breakpoint
CREATE INDEX "moderation_items_company" ON "moderation_items" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "moderation_items_person" ON "moderation_items" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "moderation_reports_item" ON "moderation_reports" USING btree ("item_id","created_at");--> statement-breakpoint
CREATE INDEX "moderation_reports_person" ON "moderation_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_roles_holders" ON "user_roles" USING btree ("role","user_id");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "company_members_holders" ON "company_members" USING btree ("role","user_id");--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("applied_at","id");--> statement-breakpoint
CREATE INDEX "user_subscriptions_newest" ON "user_subscriptions" USING btree ("started_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_company" ON "audit_log" USING btree ("company_id","at","id") WHERE "audit_log"."company_id" is not null;--> statement-breakpoint
-- The queue of moderation is kept by the database, whoever writes a job, company, profile or article.
CREATE FUNCTION moderate(
  the_kind text, subject uuid, company uuid, person uuid, maker uuid,
  name text, words text, also text, first_status text, gone boolean, made timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  plain text := btrim(regexp_replace(words, '\s+', ' ', 'g'));
  bare text := regexp_replace(lower(unaccent(words)), '[^[:alnum:]]+', '', 'g');
BEGIN
  INSERT INTO moderation_items AS item (
    id, kind, subject_id, company_id, user_id, created_by, title, excerpt, text_key, status, search, is_gone, created_at
  ) VALUES (
    gen_random_uuid(), the_kind, subject, company, person, maker, btrim(name), left(plain, 300),
    -- a short text may well be written twice
    CASE WHEN length(bare) >= 200 THEN md5(bare) END,
    first_status, to_tsvector('tandem', left(concat_ws(' ', name, also, plain), 20000)), gone,
    date_trunc('milliseconds', made)
  )
  ON CONFLICT (kind, subject_id) DO UPDATE SET
    company_id = excluded.company_id, created_by = excluded.created_by, title = excluded.title, excerpt = excluded.excerpt,
    text_key = excluded.text_key, search = excluded.search, is_gone = excluded.is_gone,
    status = CASE WHEN item.is_first THEN excluded.status ELSE item.status END;
END $$;
--> statement-breakpoint
-- Its words are others now: who decides must read them, and what was rejected is in review again.
CREATE FUNCTION moderate_changed(the_kind text, subject uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE moderation_items SET changed_at = date_trunc('milliseconds', clock_timestamp())
  WHERE kind = the_kind AND subject_id = subject;
  WITH again AS (
    UPDATE moderation_items SET status = 'pending', waiting_since = date_trunc('milliseconds', clock_timestamp())
    WHERE kind = the_kind AND subject_id = subject AND status = 'rejected'
    RETURNING id
  )
  INSERT INTO moderation_history (id, item_id, act, by) SELECT gen_random_uuid(), id, 'changed', 'owner' FROM again;
$$;
--> statement-breakpoint
CREATE FUNCTION moderate_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM moderate(
    'job', NEW.id, NEW.company_id, NULL, NEW.created_by, NEW.title,
    concat_ws(' ', plain_text(NEW.description), plain_text(NEW.requirements)),
    (SELECT name FROM companies WHERE id = NEW.company_id),
    CASE WHEN NEW.status = 'active' THEN 'approved' ELSE 'pending' END, NEW.status = 'deleted', NEW.created_at
  );
  IF TG_OP = 'UPDATE' AND
    (OLD.title, OLD.description, OLD.requirements, OLD.location, OLD.salary_min, OLD.salary_max)
    IS DISTINCT FROM (NEW.title, NEW.description, NEW.requirements, NEW.location, NEW.salary_min, NEW.salary_max)
  THEN
    PERFORM moderate_changed('job', NEW.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_moderated
AFTER INSERT OR UPDATE OF title, description, requirements, location, salary_min, salary_max, status, company_id, created_by ON jobs
FOR EACH ROW EXECUTE FUNCTION moderate_job();
--> statement-breakpoint
CREATE FUNCTION moderate_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM moderate(
    'company', NEW.id, NEW.id, NULL, NEW.created_by, NEW.name,
    concat_ws(' ', NEW.description, NEW.website), concat_ws(' ', NEW.location, NEW.industry),
    'approved', NEW.archived_at IS NOT NULL, NEW.created_at
  );
  IF TG_OP = 'UPDATE' AND (OLD.name, OLD.description, OLD.website, OLD.location, OLD.logo_url)
    IS DISTINCT FROM (NEW.name, NEW.description, NEW.website, NEW.location, NEW.logo_url)
  THEN
    PERFORM moderate_changed('company', NEW.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER companies_moderated
AFTER INSERT OR UPDATE OF name, description, website, location, industry, logo_url, archived_at, created_by ON companies
FOR EACH ROW EXECUTE FUNCTION moderate_company();
--> statement-breakpoint
CREATE FUNCTION moderate_profile(person uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  account users%ROWTYPE;
  told profiles%ROWTYPE;
  headline text;
BEGIN
  SELECT * INTO account FROM users WHERE id = person;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT * INTO told FROM profiles WHERE user_id = person;
  SELECT l.headline INTO headline FROM candidate_listings l WHERE l.user_id = person;
  PERFORM moderate(
    'profile', person, NULL, person, NULL, account.name,
    concat_ws(' ', headline, told.current_job_title, told.bio, told.career_objective, told.website, told.linkedin_url,
      told.portfolio_url, (SELECT string_agg(skill, ' ') FROM jsonb_array_elements_text(coalesce(told.skills, '[]')) AS skill)),
    NULL, 'approved', false, account.created_at
  );
END $$;
--> statement-breakpoint
CREATE FUNCTION moderate_told() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM moderate_profile(NEW.user_id);
  IF TG_OP = 'UPDATE' AND (OLD.bio, OLD.current_job_title, OLD.career_objective, OLD.website, OLD.linkedin_url, OLD.portfolio_url, OLD.skills)
    IS DISTINCT FROM (NEW.bio, NEW.current_job_title, NEW.career_objective, NEW.website, NEW.linkedin_url, NEW.portfolio_url, NEW.skills)
  THEN
    PERFORM moderate_changed('profile', NEW.user_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER profiles_moderated
AFTER INSERT OR UPDATE OF bio, current_job_title, career_objective, website, linkedin_url, portfolio_url, skills ON profiles
FOR EACH ROW EXECUTE FUNCTION moderate_told();
--> statement-breakpoint
CREATE FUNCTION moderate_headline() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM moderate_profile(NEW.user_id);
  IF TG_OP = 'UPDATE' AND OLD.headline IS DISTINCT FROM NEW.headline THEN
    PERFORM moderate_changed('profile', NEW.user_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER candidate_listings_moderated AFTER INSERT OR UPDATE OF headline ON candidate_listings
FOR EACH ROW EXECUTE FUNCTION moderate_headline();
--> statement-breakpoint
CREATE FUNCTION moderate_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM moderation_items WHERE kind = 'profile' AND subject_id = NEW.id) THEN
    PERFORM moderate_profile(NEW.id);
    PERFORM moderate_changed('profile', NEW.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_moderated AFTER UPDATE OF name ON users
FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION moderate_name();
--> statement-breakpoint
CREATE FUNCTION moderate_article() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM moderate(
    'article', NEW.id, NULL, NULL, NEW.author_id, NEW.title, concat_ws(' ', NEW.excerpt, NEW.plain), NULL,
    CASE WHEN NEW.status = 'published' THEN 'approved' ELSE 'pending' END, false, NEW.created_at
  );
  IF TG_OP = 'UPDATE' AND (OLD.title, OLD.excerpt, OLD.content) IS DISTINCT FROM (NEW.title, NEW.excerpt, NEW.content) THEN
    PERFORM moderate_changed('article', NEW.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blog_posts_moderated
AFTER INSERT OR UPDATE OF title, excerpt, content, plain, status, author_id ON blog_posts
FOR EACH ROW EXECUTE FUNCTION moderate_article();
--> statement-breakpoint
CREATE FUNCTION moderate_no_more() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM moderation_items WHERE kind = TG_ARGV[0] AND subject_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_no_more_moderated AFTER DELETE ON jobs
FOR EACH ROW EXECUTE FUNCTION moderate_no_more('job');
--> statement-breakpoint
CREATE TRIGGER blog_posts_no_more_moderated AFTER DELETE ON blog_posts
FOR EACH ROW EXECUTE FUNCTION moderate_no_more('article');
--> statement-breakpoint
UPDATE companies SET name = name;
--> statement-breakpoint
UPDATE jobs SET status = status;
--> statement-breakpoint
UPDATE profiles SET bio = bio;
--> statement-breakpoint
UPDATE blog_posts SET title = title;
