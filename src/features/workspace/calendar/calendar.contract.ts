import { errorResponse, jsonBody, jsonResponse, signedOut } from '#platform/http/openapi.ts';
import { calendarSchema, calendarTimeSchema, newCalendarSchema } from './calendar.schema.ts';

const tags = ['Desk'];
const badTime = errorResponse('What is wrong with the time or the time zone');

export const calendarContract = {
  tags,
  summary: 'Whether the shot list can be read as a calendar',
  responses: { 200: jsonResponse(calendarSchema, 'What is known of it'), 401: signedOut },
};

export const newCalendarContract = {
  tags,
  summary: 'Make the secret address of the calendar, or a new one',
  description: 'Shown in this answer alone. An address of before ends.',
  request: { body: jsonBody(calendarTimeSchema) },
  responses: {
    201: jsonResponse(newCalendarSchema, 'The calendar with its address'),
    400: badTime,
    401: signedOut,
    429: errorResponse('Too many new addresses'),
  },
};

export const changeCalendarContract = {
  tags,
  summary: 'Choose another time of day',
  description: 'The address stays.',
  request: { body: jsonBody(calendarTimeSchema) },
  responses: {
    200: jsonResponse(calendarSchema, 'The calendar'),
    400: badTime,
    401: signedOut,
    404: errorResponse('There is no calendar'),
  },
};

export const endCalendarContract = {
  tags,
  summary: 'Withdraw the address of the calendar',
  responses: { 204: { description: 'There is none (any more)' }, 401: signedOut },
};
