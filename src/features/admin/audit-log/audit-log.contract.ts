import { jsonResponse } from '#platform/http/openapi.ts';
import { guarded, pageQuery, tags } from '../contract-parts.ts';
import { actionPageSchema } from './audit-log.schema.ts';

export const actionsContract = {
  tags,
  summary: 'What admins did, newest first',
  request: { query: pageQuery },
  responses: { 200: jsonResponse(actionPageSchema, 'A page of actions'), ...guarded },
};
