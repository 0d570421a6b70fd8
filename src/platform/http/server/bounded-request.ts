import http from 'node:http';

/** How many pieces any body may come in, and how many bytes a piece must have on average after that. */
const MAX_SMALL_PIECES = 256;
const MIN_PIECE_BYTES = 64;

/**
 * Closes the connection of a body that arrives in very small pieces, because each costs as much work as a large one.
 */
export class BoundedRequest extends http.IncomingMessage {
  #pieces = 0;
  #bytes = 0;

  override push(piece: Buffer | null, encoding?: BufferEncoding): boolean {
    // The body must not end normally, or half of it would be taken for the whole.
    if (this.destroyed) return false;
    if (piece !== null) {
      this.#pieces++;
      this.#bytes += piece.length;
      if (this.#pieces > MAX_SMALL_PIECES && this.#bytes < this.#pieces * MIN_PIECE_BYTES) {
        this.destroy(new Error('The body came in very small pieces'));
        return false;
      }
    }
    return super.push(piece, encoding);
  }
}
