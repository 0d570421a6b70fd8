import { inject } from 'vitest';

/**
 * The compile cache for products and commands that tests start, which inherit the setting. It is not set for the whole
 * run, because each test process would then write everything it compiled when it ends, and no other process reads that.
 */
process.env.NODE_COMPILE_CACHE = inject('compiled');
