import { jsonBody, jsonResponse, signedOut } from '#platform/http/openapi.ts';
import { businessContextSchema, socialHandlesSchema } from '../account.schema.ts';
import { badInput, tags } from '../contract-parts.ts';
import { userSchema } from '../user.schema.ts';

const user = jsonResponse(userSchema, 'The user');

export const businessContextContract = {
  tags,
  summary: 'Describe the business and its ideal customer',
  request: { body: jsonBody(businessContextSchema) },
  responses: { 200: user, 400: badInput, 401: signedOut },
};

export const socialHandlesContract = {
  tags,
  summary: 'Set the social handles, and the first name',
  request: { body: jsonBody(socialHandlesSchema) },
  responses: { 200: user, 400: badInput, 401: signedOut },
};
