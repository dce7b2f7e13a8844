-- Whoever loses access in any way, by a verb or by hand, loses their open live streams when the transaction commits.
CREATE FUNCTION end_streams() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live_end', OLD.user_id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION end_streams_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live_end', OLD.id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION end_streams_of_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live_end', user_id::text) FROM company_members WHERE company_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_roles_lost AFTER DELETE OR UPDATE ON user_roles
FOR EACH ROW EXECUTE FUNCTION end_streams();
--> statement-breakpoint
CREATE TRIGGER company_members_lost AFTER DELETE OR UPDATE OF role, user_id, company_id ON company_members
FOR EACH ROW EXECUTE FUNCTION end_streams();
--> statement-breakpoint
CREATE TRIGGER sessions_lost AFTER DELETE ON sessions
FOR EACH ROW EXECUTE FUNCTION end_streams();
--> statement-breakpoint
CREATE TRIGGER users_suspended AFTER UPDATE OF suspended_at, must_change_password ON users
FOR EACH ROW WHEN (OLD.suspended_at IS DISTINCT FROM NEW.suspended_at OR OLD.must_change_password IS DISTINCT FROM NEW.must_change_password)
EXECUTE FUNCTION end_streams_of_user();
--> statement-breakpoint
CREATE TRIGGER companies_archived AFTER UPDATE OF archived_at ON companies
FOR EACH ROW WHEN (OLD.archived_at IS DISTINCT FROM NEW.archived_at) EXECUTE FUNCTION end_streams_of_company();
