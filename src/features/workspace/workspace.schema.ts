import { z } from 'zod';

export const workspaceSchema = z
  .object({
    shots: z.array(z.number().int()),
    filmed: z.array(z.number().int()),
    /** Videos without views that were filmed over a week ago. */
    due_results: z.number().int(),
    /** Whether results influence runs. */
    leans_on_results: z.boolean(),
  })
  .meta({ id: 'Desk' });
export type Workspace = z.infer<typeof workspaceSchema>;
