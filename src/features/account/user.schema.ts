import { z } from '@hono/zod-openapi';

/** The user as the API shows it: section 3 of the specification, and whether the e-mail address is confirmed. */
export const userSchema = z
  .object({
    id: z.number().int(),
    email: z.string(),
    first_name: z.string().nullable(),
    tiktok_handle: z.string().nullable(),
    instagram_handle: z.string().nullable(),
    hook_credits: z.number().int(),
    subscription_status: z.enum(['free', 'paid']),
    created_at: z.string(),
    business_context: z.object({ business_description: z.string(), ideal_customer: z.string() }).nullable(),
    email_confirmed: z.boolean(),
  })
  .openapi('User');

export type User = z.infer<typeof userSchema>;
