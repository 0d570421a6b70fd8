import { z } from '@hono/zod-openapi';
import { errorResponse, signedOut } from '#platform/http/openapi.ts';
import { EXPORT_FORMATS } from './export-formats.ts';

const tags = ['Desk'];
const BAD_FORMAT = { error: `format must be one of: ${EXPORT_FORMATS.join(', ')}` };
const request = { query: z.object({ format: z.enum(EXPORT_FORMATS, BAD_FORMAT) }) };
const file = z.string();
const responses = {
  200: {
    description: 'A file to keep',
    content: {
      'text/csv': { schema: file },
      'text/markdown': { schema: file },
      'application/json': { schema: file },
    },
  },
  400: errorResponse('No such format'),
  401: signedOut,
  429: errorResponse('Too many downloads'),
};

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const exportHooksContract = {
  tags,
  summary: 'All hooks as a file',
  description: 'Newest run first. Cells of CSV are text: no spreadsheet runs them.',
  request,
  responses,
};

export const exportShotsContract = {
  tags,
  summary: 'The shot list as a file',
  description: 'In its order, with what is filmed.',
  request,
  responses,
};
