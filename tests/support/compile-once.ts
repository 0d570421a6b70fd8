import { inject } from 'vitest';

/**
 * Products and commands that tests start are compiled once: each inherits this. Set here, not for the whole run: a process
 * that runs tests would itself write at its end all that it has compiled, which no other reads.
 */
process.env.NODE_COMPILE_CACHE = inject('compiled');
