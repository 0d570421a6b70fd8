import { type Book, openBook } from '#features/hooks/book/book.ts';
import { bookFile } from '#features/hooks/book/book-file.ts';
import { rewriteOffline } from '#features/hooks/write/rewrite-offline.ts';
import { type EngineState, writeOffline } from '#features/hooks/write/write-offline.ts';
import type { RewriteRequest, WriteRequest } from '#features/hooks/writers/writer.ts';

/** The shipped book, opened once for all tests of a file. */
let opened: EngineState | undefined;
export function engineState(): EngineState {
  opened ??= { book: openBook(bookFile()), uses: new Map() };
  return opened;
}

/** The offline writer without its thread. */
export const inProcess = {
  write: async (request: WriteRequest) => writeOffline(request, engineState()),
  rewrite: async (request: RewriteRequest) => rewriteOffline(request, engineState()),
};

export function allLines(book: Book) {
  return book.subjects.flatMap((subject) => {
    const { chapter } = subject;
    return Array.from({ length: chapter.lineCount }, (_, n) => ({ ...chapter.line(n), subject }));
  });
}

export function requestOf(topic: string, fields: Partial<WriteRequest> = {}): WriteRequest {
  return {
    topic,
    point: null,
    angles: [],
    businessDescription: '',
    idealCustomer: '',
    firstName: null,
    history: { lineIds: [], hooks: [] },
    seed: 1,
    ...fields,
  };
}
