/**
 * How a server's Node is started; Dockerfile and systemd unit say the same. Left to itself, Node gives what is young
 * 128 MB in each process of a large machine, and the C library keeps up to eight times as many pools as there are
 * processors.
 */
export const nodeFlags = ['--max-semi-space-size=16'];
export const nodeEnvironment = { MALLOC_ARENA_MAX: '2' };
