-- 100 users, 1,000 posts and an empty post_views: the same rows before every run.
DROP SCHEMA IF EXISTS public CASCADE;
CREATE SCHEMA public;
CREATE TABLE users (id int PRIMARY KEY, name text NOT NULL, email text NOT NULL);
-- Half-empty pages keep the frequent updates of views_count on their page, without touching an index.
CREATE TABLE posts (
  id int PRIMARY KEY, user_id int NOT NULL, title text NOT NULL, views_count int NOT NULL
) WITH (fillfactor = 50);
CREATE TABLE post_views (
  id bigserial PRIMARY KEY, post_id int NOT NULL, user_id int NOT NULL, viewed_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO users SELECT i, 'User ' || i, 'user' || i || '@example.org' FROM generate_series(1, 100) AS i;
-- Uneven on purpose: "posts per user" has an order that depends on the data.
INSERT INTO posts
  SELECT i, 1 + (i * i) % 100, 'Post ' || i || ' ' || repeat('lorem ', 4), (i * 37) % 50 FROM generate_series(1, 1000) AS i;
CREATE INDEX posts_user_id ON posts (user_id);
CREATE INDEX post_views_post_id ON post_views (post_id);

-- The same tables with the I/O wait of the design in front of each statement, for applications whose library writes the
-- SQL: a session with search_path=delayed,public waits bench.io_wait_s once for each statement, before any row is locked.
DROP SCHEMA IF EXISTS delayed CASCADE;
CREATE SCHEMA delayed;
CREATE FUNCTION delayed.waited() RETURNS boolean LANGUAGE sql VOLATILE
  AS $$ SELECT pg_sleep(current_setting('bench.io_wait_s')::float8) IS NOT NULL $$;
CREATE VIEW delayed.users AS SELECT * FROM public.users WHERE (SELECT delayed.waited());
CREATE VIEW delayed.posts AS SELECT * FROM public.posts WHERE (SELECT delayed.waited());
-- An insert reads no row that could wait; the check of the view makes it evaluate the condition.
CREATE VIEW delayed.post_views AS SELECT * FROM public.post_views WHERE (SELECT delayed.waited()) WITH CASCADED CHECK OPTION;
ANALYZE;
