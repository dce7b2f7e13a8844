ALTER TABLE "jobs" ADD COLUMN "asks_for_money" boolean;--> statement-breakpoint
CREATE INDEX "jobs_unread" ON "jobs" USING btree ("id") WHERE "jobs"."asks_for_money" is null and "jobs"."status" = 'active';--> statement-breakpoint
CREATE FUNCTION jobs_unread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.asks_for_money := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER jobs_unread BEFORE UPDATE OF title, description, requirements ON jobs
FOR EACH ROW WHEN ((OLD.title, OLD.description, OLD.requirements) IS DISTINCT FROM (NEW.title, NEW.description, NEW.requirements))
EXECUTE FUNCTION jobs_unread();
