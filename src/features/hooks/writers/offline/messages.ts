import type { Offline } from '../../write/write-offline.ts';
import type { Angle, WriteRequest } from '../writer.ts';

/** What the server and the thread that writes say to each other. */
export type About = Pick<WriteRequest, 'topic' | 'businessDescription' | 'idealCustomer'>;
export type Written = Offline;

export type Question =
  /** A draft is for a model to be helped with: nobody was handed its lines yet. */
  | { id: number; ask: 'write'; request: WriteRequest; draft: boolean }
  | { id: number; ask: 'angles'; about: About };
export type Notice = { uses: ReadonlyMap<string, number> };
export type Answer =
  | { id: number; written: Written }
  | { id: number; angles: Angle[] }
  | { id: number; failed: string };
