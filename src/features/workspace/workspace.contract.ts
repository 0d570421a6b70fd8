import { jsonResponse, signedOut } from '#platform/http/openapi.ts';
import { workspaceSchema } from './workspace.schema.ts';

/** The workspace is `desk` in the public API: its path, tag and schema id, and the metric `desk_actions_total`, stay as published. */
export const workspaceContract = {
  tags: ['Desk'],
  summary: 'Which hooks are on the shot list, which are filmed, and whether results are due or leaned on',
  responses: {
    200: jsonResponse(workspaceSchema, 'Ids, and what to say'),
    401: signedOut,
  },
};
