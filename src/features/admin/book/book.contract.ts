import { z } from '@hono/zod-openapi';
import { errorResponse, jsonBody, jsonResponse } from '#platform/http/openapi.ts';
import { badQuery, guarded, tags } from '../contract-parts.ts';
import { editSchema, newSubjectSchema, subjectPageSchema, subjectViewSchema } from './book.schema.ts';

const params = z.object({ field: z.string(), slug: z.string() });
const noSuchSubject = errorResponse('No such subject');
const faults = errorResponse('What is wrong with it, a line for each fault, each with its field');
const subject = jsonResponse(subjectViewSchema, 'The subject as it reads now');

export const subjectsContract = {
  tags,
  summary: 'The subjects of the book, or those that hold some words',
  request: {
    query: z.object({
      q: z.string().max(200, 'q has at most 200 characters').default(''),
      field: z.string().max(60).default(''),
      changed: z.enum(['true', 'false'], { error: 'changed must be true or false' }).default('false'),
      before: z
        .string()
        .regex(/^\d{1,6}$/, 'before must come from an answer')
        .default('0')
        .transform(Number),
    }),
  },
  responses: {
    200: jsonResponse(subjectPageSchema, 'A page of subjects'),
    400: badQuery,
    ...guarded,
  },
};

export const subjectContract = {
  tags,
  summary: 'One subject: its points and lines, what was edited, and the numbers of each line',
  request: { params },
  responses: { 200: subject, 404: noSuchSubject, ...guarded },
};

export const addSubjectContract = {
  tags,
  summary: 'Add a subject; it is served as soon as it has a line',
  request: { body: jsonBody(newSubjectSchema) },
  responses: {
    201: subject,
    400: errorResponse('What is wrong with the request'),
    409: errorResponse('There is such a subject'),
    422: faults,
    ...guarded,
  },
};

export const editContract = {
  tags,
  summary: 'Add, change, retire or restore a part of a subject, or go back to the file',
  request: { params, body: jsonBody(editSchema) },
  responses: {
    200: subject,
    400: errorResponse('What is wrong with the request'),
    404: errorResponse('No such subject or part'),
    409: errorResponse('It was changed meanwhile'),
    422: faults,
    ...guarded,
  },
};

export const dropEditsContract = {
  tags,
  summary: 'Drop all edits of a subject: it reads as its file again, or is gone where it has none',
  request: { params },
  responses: { 204: { description: 'Dropped' }, 404: noSuchSubject, ...guarded },
};

export const dropFiledContract = {
  tags,
  summary: 'Drop the edits that the files hold by now',
  responses: {
    200: jsonResponse(z.object({ subjects: z.number().int() }), 'Of how many subjects'),
    ...guarded,
  },
};

const file = { 'application/yaml': { schema: z.string() } };
export const subjectFileContract = {
  tags,
  summary: 'The subject as a file of content/hooks',
  request: { params },
  responses: { 200: { description: 'The file', content: file }, 404: noSuchSubject, ...guarded },
};

export const exportBookContract = {
  tags,
  summary: 'The files of all changed subjects as one tar archive',
  responses: {
    200: { description: 'The archive', content: { 'application/x-tar': { schema: z.string() } } },
    ...guarded,
  },
};
