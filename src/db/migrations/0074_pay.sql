CREATE TABLE "currency_rates" (
	"currency" text PRIMARY KEY NOT NULL,
	"usd" numeric(20, 10) NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "currency_rates_currency" CHECK ("currency_rates"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "currency_rates_usd" CHECK ("currency_rates"."usd" > 0)
);
--> statement-breakpoint
DROP TRIGGER "jobs_moderated" ON "jobs";--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "salary_min" SET DATA TYPE numeric(12, 2);--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "salary_max" SET DATA TYPE numeric(12, 2);--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "salary_currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "salary_period" text DEFAULT 'year' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "salary_is_estimate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "pay_min" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "pay_max" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_salary_currency" CHECK ("jobs"."salary_currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_salary_period" CHECK ("jobs"."salary_period" in ('hour', 'day', 'week', 'month', 'year', 'project'));--> statement-breakpoint
INSERT INTO "currency_rates" ("currency", "usd", "day", "source") VALUES
('AUD', 0.6982032218, '2026-10-06', 'European Central Bank'),
('BRL', 0.2012644889, '2026-10-06', 'European Central Bank'),
('CAD', 0.7017685889, '2026-10-06', 'European Central Bank'),
('CHF', 1.2040816327, '2026-10-06', 'European Central Bank'),
('CNY', 0.1491516002, '2026-10-06', 'European Central Bank'),
('CZK', 0.0461749641, '2026-10-06', 'European Central Bank'),
('DKK', 0.1507619035, '2026-10-06', 'European Central Bank'),
('EUR', 1.1269000000, '2026-10-06', 'European Central Bank'),
('GBP', 1.3276390198, '2026-10-06', 'European Central Bank'),
('HKD', 0.1274226011, '2026-10-06', 'European Central Bank'),
('HUF', 0.0030878202, '2026-10-06', 'European Central Bank'),
('IDR', 0.0000560513, '2026-10-06', 'European Central Bank'),
('ILS', 0.3280831489, '2026-10-06', 'European Central Bank'),
('INR', 0.0103707385, '2026-10-06', 'European Central Bank'),
('ISK', 0.0082135569, '2026-10-06', 'European Central Bank'),
('JPY', 0.0063255683, '2026-10-06', 'European Central Bank'),
('KRW', 0.0007469493, '2026-10-06', 'European Central Bank'),
('MXN', 0.0557272633, '2026-10-06', 'European Central Bank'),
('MYR', 0.2447973237, '2026-10-06', 'European Central Bank'),
('NOK', 0.1045555762, '2026-10-06', 'European Central Bank'),
('NZD', 0.5617367031, '2026-10-06', 'European Central Bank'),
('PHP', 0.0159387287, '2026-10-06', 'European Central Bank'),
('PLN', 0.2581672394, '2026-10-06', 'European Central Bank'),
('RON', 0.2105961503, '2026-10-06', 'European Central Bank'),
('SEK', 0.1002357127, '2026-10-06', 'European Central Bank'),
('SGD', 0.7830044469, '2026-10-06', 'European Central Bank'),
('THB', 0.0297838038, '2026-10-06', 'European Central Bank'),
('TRY', 0.0203339613, '2026-10-06', 'European Central Bank'),
('ZAR', 0.0606417728, '2026-10-06', 'European Central Bank');--> statement-breakpoint
CREATE FUNCTION pay_a_year(amount numeric, currency_of text, period text) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN pay <= 2000000000 THEN round(pay)::integer END FROM (SELECT amount
    * CASE period WHEN 'hour' THEN 2080 WHEN 'day' THEN 260 WHEN 'week' THEN 52 WHEN 'month' THEN 12 WHEN 'year' THEN 1 END
    * CASE currency_of WHEN 'USD' THEN 1 ELSE (SELECT usd FROM currency_rates WHERE currency = currency_of) END AS pay) AS yearly
$$;--> statement-breakpoint
CREATE FUNCTION jobs_pay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.pay_min := pay_a_year(NEW.salary_min, NEW.salary_currency, NEW.salary_period);
  NEW.pay_max := pay_a_year(NEW.salary_max, NEW.salary_currency, NEW.salary_period);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER jobs_pay BEFORE INSERT OR UPDATE OF salary_min, salary_max, salary_currency, salary_period ON jobs
FOR EACH ROW EXECUTE FUNCTION jobs_pay();--> statement-breakpoint
UPDATE "jobs" SET "pay_min" = "salary_min", "pay_max" = "salary_max" WHERE "salary_min" IS NOT NULL OR "salary_max" IS NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION moderate_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM moderate(
    'job', NEW.id, NEW.company_id, NULL, NEW.created_by, NEW.title,
    concat_ws(' ', plain_text(NEW.description), plain_text(NEW.requirements)),
    (SELECT name FROM companies WHERE id = NEW.company_id),
    CASE WHEN NEW.status = 'active' THEN 'approved' ELSE 'pending' END, NEW.status = 'deleted', NEW.created_at
  );
  IF TG_OP = 'UPDATE' AND
    (OLD.title, OLD.description, OLD.requirements, OLD.location, OLD.salary_min, OLD.salary_max, OLD.salary_currency, OLD.salary_period)
    IS DISTINCT FROM (NEW.title, NEW.description, NEW.requirements, NEW.location, NEW.salary_min, NEW.salary_max, NEW.salary_currency, NEW.salary_period)
  THEN
    PERFORM moderate_changed('job', NEW.id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER jobs_moderated
AFTER INSERT OR UPDATE OF title, description, requirements, location, salary_min, salary_max, salary_currency, salary_period, status, company_id, created_by ON jobs
FOR EACH ROW EXECUTE FUNCTION moderate_job();
