import { eq } from 'drizzle-orm';
import { users } from '#platform/database/schema.ts';
import { createApi } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { authenticated } from '../sessions/route-guards.ts';
import { readUser } from '../user.queries.ts';
import { businessContextRoute, socialHandlesRoute } from './profile.contract.ts';

/** What a user tells about themselves and their business. */
export function profileRoutes(services: Services) {
  const { db, pool } = services;
  return createApi()
    .openapi(authenticated(businessContextRoute, services), async (c) => {
      const { business_description, ideal_customer } = c.req.valid('json');
      const { id } = c.get('user');
      await db
        .update(users)
        .set({ businessDescription: business_description, idealCustomer: ideal_customer })
        .where(eq(users.id, id));
      return c.json(await readUser(pool, id), 200);
    })
    .openapi(authenticated(socialHandlesRoute, services), async (c) => {
      const { first_name, tiktok_handle, instagram_handle } = c.req.valid('json');
      const { id } = c.get('user');
      // An undefined value leaves its column unchanged.
      const changes = {
        firstName: first_name,
        tiktokHandle: tiktok_handle,
        instagramHandle: instagram_handle,
      };
      if (Object.values(changes).some((value) => value !== undefined)) {
        await db.update(users).set(changes).where(eq(users.id, id));
      }
      return c.json(await readUser(pool, id), 200);
    });
}
