/**
 * How Node runs the product. By itself Node gives the garbage of short requests up to 128 MB on a machine with much
 * memory, which the product never gives back and gains nothing from.
 * The Dockerfile and deploy/hooksmith.service say the same.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4'];
/** With glibc's eight arenas a core, memory that one thread frees stays unused by the others: 5 MB here. */
export const NODE_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };
