import { z } from 'zod';

export const MAX_LINKS_PER_RUN = 10;

export const sharesSchema = z
  .object({
    /** When each link was created, newest first. The links themselves are not stored. */
    links: z.array(z.object({ created_at: z.iso.datetime() })),
  })
  .meta({ id: 'Shares' });
export type Shares = z.infer<typeof sharesSchema>;

export const newShareSchema = sharesSchema.extend({ url: z.string() }).meta({ id: 'NewShare' });
