import type { Brief } from '../../read/brief.ts';
import type { Angle, WriteRequest, WrittenHook } from '../writer.ts';

/** What the server and the thread that writes say to each other. */
export type About = Pick<WriteRequest, 'topic' | 'businessDescription' | 'idealCustomer'>;
export type Written = {
  hooks: WrittenHook[];
  found: boolean;
  brief: Pick<Brief, 'source' | 'profession' | 'language'>;
};

export type Question =
  | { id: number; ask: 'write'; request: WriteRequest }
  | { id: number; ask: 'angles'; about: About };
export type Notice = { uses: ReadonlyMap<string, number> };
export type Answer =
  | { id: number; written: Written }
  | { id: number; angles: Angle[] }
  | { id: number; failed: string };
