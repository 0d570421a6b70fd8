/**
 * Node's flags for the product. By default Node allows up to 128 MB for short-lived objects on a machine with much
 * memory. The product would never release that memory and gains nothing from it. The Dockerfile and
 * deploy/hooksmith.service use the same flags.
 */
export const NODE_FLAGS = ['--max-semi-space-size=4'];
/**
 * With glibc's default of eight arenas a core, other threads cannot use memory that one thread frees. This saves 10 MB.
 */
export const NODE_ENVIRONMENT = { MALLOC_ARENA_MAX: '1' };
