/** Exit codes. */
export const REFUSED = 1;
export const USAGE = 2;
export const NO_CONNECTION = 3;

/** Ends the command with a message and an exit code. */
export class Failure extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}
