import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { WriteRequest } from '#features/hooks/writers/writer.ts';
import { fail } from './arguments.ts';

export type NamedInput = { id: string; request: Omit<WriteRequest, 'seed' | 'history'> };

const InputsFile = z.array(
  z.object({
    id: z.string().optional(),
    topic: z.string(),
    point: z.string().nullish(),
    business_description: z.string().nullish(),
    ideal_customer: z.string().nullish(),
  }),
);

/** npm runs a script in the package's folder, but the user's path is relative to their own folder. */
function locate(file: string): string {
  const typed = path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
  return existsSync(typed) ? typed : path.resolve(file);
}

/** The text of a file from the command line. */
export function readNamed(file: string): string {
  try {
    return readFileSync(locate(file), 'utf8');
  } catch (error) {
    return fail(`Cannot read ${file}: ${(error as Error).message}`);
  }
}

function parse(file: string): unknown {
  const text = readNamed(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    return fail(`Cannot read ${file}: ${(error as Error).message}`);
  }
}

/** A file in the form of tests/fixtures/hook-inputs.json. */
export function readInputs(file: string): NamedInput[] {
  const read = InputsFile.safeParse(parse(file));
  if (!read.success) fail(`${file} is not a list of inputs:\n${z.prettifyError(read.error)}`);
  return read.data.map((input, index) => ({
    id: input.id ?? `${index + 1}`,
    request: {
      topic: input.topic,
      point: input.point ?? null,
      angles: [],
      businessDescription: input.business_description ?? '',
      idealCustomer: input.ideal_customer ?? '',
      firstName: null,
    },
  }));
}
