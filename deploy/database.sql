-- Run once by the image of PostgreSQL on an empty volume: the product gets a role that owns its schema and nothing else.
\getenv password DATABASE_PASSWORD
create role hooksmith_app login password :'password';
create database hooksmith;
revoke all on database hooksmith from public;
grant connect, create on database hooksmith to hooksmith_app;
revoke connect on database postgres, template1 from public;
\connect hooksmith
alter schema public owner to hooksmith_app;
