/**
 * How Node runs the product. By itself Node gives the garbage of short requests up to 128 MB on a machine with much
 * memory, which the product never gives back and gains nothing from; with 32 MB it is 80 MB smaller at rest.
 * The Dockerfile and deploy/hooksmith.service say the same.
 */
export const NODE_FLAGS = ['--enable-source-maps', '--max-semi-space-size=16'];
