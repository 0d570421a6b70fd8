import { webhookDeliveries, webhookEndpoints } from './schema-webhooks.ts';

/** The columns of webhooks that their user gets, for lists and the export. */
export const endpointFields = {
  id: webhookEndpoints.id,
  url: webhookEndpoints.url,
  events: webhookEndpoints.events,
  disabled_at: webhookEndpoints.disabledAt,
  created_at: webhookEndpoints.createdAt,
};

export const deliveryFields = {
  id: webhookDeliveries.id,
  event: webhookDeliveries.event,
  status: webhookDeliveries.status,
  attempts: webhookDeliveries.attempts,
  answer_code: webhookDeliveries.answerCode,
  problem: webhookDeliveries.problem,
  created_at: webhookDeliveries.createdAt,
  tried_at: webhookDeliveries.triedAt,
};
