# Read once by the image of PostgreSQL, when compose.yaml makes an empty database: Tandem's role owns its database and is no superuser.
# The superuser gets no password, so it signs in from within the container alone.
psql --no-psqlrc --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres <<'SQL'
\getenv password POSTGRES_PASSWORD
create role tandem login password :'password';
create database tandem owner tandem;
alter role current_user password null;
SQL
