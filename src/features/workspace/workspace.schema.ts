import { z } from 'zod';

/** The state that every card and the dashboard need. */
export const workspaceSchema = z
  .object({
    shots: z.array(z.number().int()),
    filmed: z.array(z.number().int()),
    /** Videos of over a week ago without views. */
    due_results: z.number().int(),
    /** Whether runs lean on how videos did. */
    leans_on_results: z.boolean(),
  })
  .meta({ id: 'Desk' });
export type Workspace = z.infer<typeof workspaceSchema>;
