/**
 * The runs that a user can spend now, as an SQL expression over the given user id: what unexpired
 * grants have left. A reserved run was already taken from its grant.
 */
export function balanceSql(userId: string): string {
  return `(select coalesce(sum(g.remaining), 0)::int from credit_grants g
    where g.user_id = ${userId} and g.remaining > 0 and (g.expires_at is null or g.expires_at > now()))`;
}
