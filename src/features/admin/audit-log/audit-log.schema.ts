import { z } from '@hono/zod-openapi';
import { ADMIN_ACTIONS } from '#features/account/admin-access/action-names.ts';

export const actionPageSchema = z.object({
  actions: z.array(
    z.object({
      id: z.number().int(),
      action: z.enum(ADMIN_ACTIONS),
      /** The admin's e-mail address; null for the command line, a failed login, or an admin who is gone. */
      admin: z.string().nullable(),
      subject: z.string().nullable(),
      details: z.record(z.string(), z.union([z.string(), z.number()])),
      /** The IP address that the action came from. */
      address: z.string().nullable(),
      created_at: z.string(),
    }),
  ),
  next: z.string().nullable(),
});
export type ActionPage = z.infer<typeof actionPageSchema>;
export type AdminAction = ActionPage['actions'][number];
