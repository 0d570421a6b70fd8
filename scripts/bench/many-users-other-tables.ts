/** Tables besides runs and hooks that grow with users: sessions, filmed, changed and shared hooks, limits, jobs. */

/** All users with thousands of hooks film, so that they are alike in databases of all sizes. */
const heavy = 'user_id % 10000 = 17';

const hash = (text: string) => `sha256(convert_to(${text}, 'utf8'))`;

export const OTHER_TABLES = [
  // Three in ten were active recently, one in ten of them on two devices.
  `insert into sessions (token_hash, user_id, device, created_at, last_seen_at, expires_at)
    select ${hash("'session' || id || '.' || n")}, id,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
      now() - id % 20 * interval '1 day', now() - id % 6 * interval '1 day', now() + (30 - id % 20) * interval '1 day'
    from users, generate_series(1, case when id % 100 = 7 then 2 else 1 end) n where id % 10 in (1, 4, 7)`,
  `insert into known_addresses (user_id, address_hash, last_login_at)
    select id, ${hash("'address' || id || '.' || n")}, now() - id % 89 * interval '1 day'
    from users, generate_series(1, 1 + (id % 3 = 0)::int) n where id % 5 <> 2`,
  `insert into email_tokens (token_hash, user_id, purpose, created_at, expires_at)
    select ${hash("'token' || id")}, id, 'confirm', now() - id % 7 * interval '1 day', now() + (7 - id % 7) * interval '1 day'
    from users where created_at > now() - interval '7 days'`,
  `insert into api_keys (user_id, name, key_hash, start, scopes, last_used_at)
    select id, 'Notes', ${hash("'key' || id")}, 'hsk_' || left(md5(id::text), 4), '{write,read}', now() from users where id % 50 = 3`,
  `insert into shots (user_id, hook_id, position)
    select user_id, id, position from hooks where user_id % 5 = 1 and position <= 3 and id % 3 = 0`,
  `insert into filmed_hooks (user_id, hook_id, line_id, filmed_at, link, views, saves, results_at)
    select user_id, id, pattern_id, created_at + interval '1 day', 'https://video.example/@someone/' || id, id % 50000, id % 40,
      created_at + interval '9 days' from hooks where position = 1 and (user_id % 3 = 1 or ${heavy})`,
  `insert into hook_versions (user_id, hook_id, run_id, made_by, hook_type, generated_hook, delivery_tip, on_screen_text, point,
      payoff, line_id, created_at)
    select user_id, id, run_id, made_by, hook_type, generated_hook, delivery_tip, on_screen_text, point, payoff, pattern_id, created_at
    from hooks, unnest('{original,shorter}'::text[]) made_by where position = 2 and user_id % 4 = 1`,
  `update hooks set original_hook = generated_hook where position = 2 and user_id % 4 = 1`,
  // Permanently deleted, as the sweep leaves them, and a few that can still be restored.
  `update hooks set deleted_at = created_at + interval '1 day', topic = '', generated_hook = '', delivery_tip = '',
      on_screen_text = null, point = null, payoff = null, subject = null
    where position = 9 and run_id % 5 = 0 and created_at < now() - interval '3 days'`,
  `update hooks set deleted_at = now() where position = 8 and run_id % 300 = 0`,
  `insert into shared_runs (token_hash, user_id, run_id, created_at)
    select ${hash("'link' || id")}, user_id, id, created_at from runs where id % 20 = 3`,
  `insert into calendar_feeds (user_id, token_hash, time, time_zone)
    select id, ${hash("'calendar' || id")}, '09:30', 'Europe/Berlin' from users where id % 50 = 1`,
  `insert into webhook_endpoints (user_id, url, events, secret)
    select id, 'https://hooks.example/in/' || md5(id::text), '{run.done}', md5(id::text) || md5((-id)::text) from users where id % 100 = 5`,
  `insert into webhook_deliveries (user_id, endpoint_id, event, status, attempts, answer_code, created_at, tried_at)
    select e.user_id, e.id, 'run.done', 'delivered', 1, 200, now() - n * interval '1 day', now() - n * interval '1 day'
    from webhook_endpoints e, generate_series(1, 20) n`,
  `insert into model_runs (user_id, run_id, provider, model, input_tokens, output_tokens, cost, refused, filled, first_ms,
      last_ms, created_at)
    select user_id, id, 'openai', 'some-model-mini', 2400, 1100, 1500, '{"too long": 1}', 0, 900 + id % 700, 4000 + id % 3000, created_at
    from runs where id % 2 = 0`,
  // The counters of the last hour, as rate-limiter-flexible stores them.
  `insert into rate_limits (key, points, expire)
    select 'userCalls:' || id, 10, (extract(epoch from now()) * 1000)::bigint + 60000 * (id % 60) from users where id % 10 = 1`,
  `insert into admin_actions (action, subject, details, address, created_at)
    select 'add runs', 'user ' || id, '{"runs": 10}', '192.0.2.7', created_at from users where id % 50 = 5`,
];
