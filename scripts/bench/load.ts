import http from 'node:http';

/** A client of its own process, so that the server is all that is measured: prints requests/s. */
const [url = '', headers = '{}', expected = '200', seconds = '5', connections = '32'] = process.argv.slice(2);
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(connections) });
const options = { agent, headers: JSON.parse(headers) };

function once(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, options, (response) => {
      if (response.statusCode !== Number(expected))
        reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().on('end', resolve);
    });
    request.on('error', reject);
  });
}

async function run(forMs: number): Promise<number> {
  let done = 0;
  const start = performance.now();
  const one = async () => {
    while (performance.now() - start < forMs) {
      await once();
      done++;
    }
  };
  await Promise.all(Array.from({ length: Number(connections) }, one));
  return done / ((performance.now() - start) / 1000);
}

await run(1000);
console.log(await run(Number(seconds) * 1000));
agent.destroy();
