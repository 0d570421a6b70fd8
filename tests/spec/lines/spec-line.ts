/** One thing that the specification says and that a browser or an HTTP client can observe. */
export type SpecLine = {
  /** Stable name, prefixed by the section of the specification that it belongs to. */
  id: string;
  section: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  /** What must be true, complete enough to write the test from. Texts in quotes are verbatim. */
  says: string;
};
