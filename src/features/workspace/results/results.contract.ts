import { jsonResponse, signedOut } from '#platform/http/openapi.ts';
import { resultsSchema } from './results.schema.ts';

const tags = ['Desk'];

export const resultsContract = {
  tags,
  summary: 'Filmed hooks and how they did',
  description:
    'The videos, newest first, and medians by type and by subject: of views, and of saves per thousand views. `enough` says whether a group has enough videos to tell anything by.',
  responses: { 200: jsonResponse(resultsSchema, 'The results'), 401: signedOut },
};

export const dismissReminderContract = {
  tags,
  summary: 'Stop asking for the views of what is due now',
  responses: { 204: { description: 'Not asked for any more' }, 401: signedOut },
};
