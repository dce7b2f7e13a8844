-- Skills are searched by as they stand, and are no part of what a list shows of a profile.
CREATE OR REPLACE FUNCTION moderate_profile(person uuid) RETURNS void LANGUAGE plpgsql AS $$
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
      told.portfolio_url),
    told.skills::text, 'approved', false, account.created_at
  );
END $$;
