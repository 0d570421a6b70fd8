import { createApi, route } from '#platform/http/openapi.ts';
import type { Services } from '#platform/services.ts';
import { requireUser } from '../sessions/route-guards.ts';
import { readUser } from '../user.queries.ts';
import { businessContextContract, socialHandlesContract } from './profile.contract.ts';
import { updateProfile } from './profile.queries.ts';

/** What a user tells about themselves and their business. */
export function profileRoutes(services: Services) {
  const { db, pool } = services;
  return createApi()
    .openapi(
      route.post('/api/user/business-context', businessContextContract, requireUser(services)),
      async (c) => {
        const { business_description, ideal_customer } = c.req.valid('json');
        const { id } = c.get('user');
        await updateProfile(db, id, {
          businessDescription: business_description,
          idealCustomer: ideal_customer,
        });
        return c.json(await readUser(pool, id), 200);
      },
    )
    .openapi(
      route.post('/api/update-social-handles', socialHandlesContract, requireUser(services)),
      async (c) => {
        const { first_name, tiktok_handle, instagram_handle } = c.req.valid('json');
        const { id } = c.get('user');
        await updateProfile(db, id, {
          firstName: first_name,
          tiktokHandle: tiktok_handle,
          instagramHandle: instagram_handle,
        });
        return c.json(await readUser(pool, id), 200);
      },
    );
}
