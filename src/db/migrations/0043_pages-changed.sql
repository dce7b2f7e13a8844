-- Whatever public pages show says so when it is changed, by a verb or by hand, so that no process shows a page from before.
CREATE FUNCTION tell_pages_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('pages_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON jobs
FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_changed();
--> statement-breakpoint
CREATE TRIGGER companies_pages AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON companies
FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_changed();
--> statement-breakpoint
CREATE TRIGGER platform_settings_pages AFTER INSERT OR UPDATE OR DELETE ON platform_settings
FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_changed();
--> statement-breakpoint
CREATE TRIGGER subscription_plans_pages AFTER INSERT OR UPDATE OR DELETE ON subscription_plans
FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_changed();
--> statement-breakpoint
CREATE TRIGGER blog_posts_pages AFTER INSERT OR UPDATE OR DELETE ON blog_posts
FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_changed();
--> statement-breakpoint
CREATE TRIGGER blog_categories_pages AFTER INSERT OR UPDATE OR DELETE ON blog_categories
FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_changed();
--> statement-breakpoint
CREATE TRIGGER blog_tags_pages AFTER INSERT OR UPDATE OR DELETE ON blog_tags
FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_changed();
--> statement-breakpoint
CREATE TRIGGER blog_post_tags_pages AFTER INSERT OR UPDATE OR DELETE ON blog_post_tags
FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_changed();
--> statement-breakpoint
CREATE TRIGGER help_articles_pages AFTER INSERT OR UPDATE OR DELETE ON help_articles
FOR EACH STATEMENT EXECUTE FUNCTION tell_pages_changed();
