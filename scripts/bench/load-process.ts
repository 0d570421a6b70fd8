import { load, type RequestSpec } from './load.ts';

/** Runs the load in its own process, for a server in the caller's process. Prints requests/s. */
const [url = '', ask = '{}', seconds = '5', connections = '16'] = process.argv.slice(2);
const request = JSON.parse(ask) as RequestSpec;
const options = (milliseconds: number) => ({ milliseconds, connections: Number(connections) });
await load(url, () => request, options(1000));
console.log((await load(url, () => request, options(Number(seconds) * 1000))).rate);
