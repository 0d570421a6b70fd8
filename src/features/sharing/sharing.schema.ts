import { z } from 'zod';

/** What the calls about shared runs give. */

export const MAX_LINKS_PER_RUN = 10;

export const sharesSchema = z
  .object({
    /** When each link was made, the newest first. The links themselves are known to nobody any more. */
    links: z.array(z.object({ created_at: z.iso.datetime() })),
  })
  .meta({ id: 'Shares' });
export type Shares = z.infer<typeof sharesSchema>;

export const newShareSchema = sharesSchema.extend({ url: z.string() }).meta({ id: 'NewShare' });
