import { errorResponse, jsonBody, jsonResponse, signedOut, tooMany } from '#platform/http/openapi.ts';
import {
  checkoutAnswerSchema,
  checkoutSchema,
  confirmingSchema,
  purchasesSchema,
} from './payments.schema.ts';

const tags = ['Payments'];

export const createCheckoutContract = {
  tags,
  summary: 'Begin to buy a package',
  description:
    'Answers where the browser goes to pay. Runs are added when the provider says that the money came.',
  request: { body: jsonBody(checkoutSchema) },
  responses: {
    200: jsonResponse(checkoutAnswerSchema, 'Where to pay'),
    400: errorResponse('Unknown package'),
    401: signedOut,
    429: tooMany,
    502: errorResponse('The provider could not be reached'),
  },
};

export const purchasesContract = {
  tags,
  summary: 'What the user bought, newest first',
  responses: { 200: jsonResponse(purchasesSchema, 'The purchases'), 401: signedOut },
};

export const confirmingContract = {
  tags,
  summary: 'Is a payment of this user still being confirmed?',
  responses: {
    200: jsonResponse(confirmingSchema, 'Whether one is'),
    401: signedOut,
    429: tooMany,
  },
};

export const stripeEventContract = {
  tags,
  summary: "The payment provider's signed events",
  responses: {
    200: { description: 'What was done' },
    400: errorResponse('The signature is not valid, or the event is not whole'),
  },
};
