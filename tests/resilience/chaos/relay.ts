import net, { type AddressInfo } from 'node:net';

/** Passes everything on, cuts all connections and refuses new ones, or accepts them and sends nothing. */
export type RelayMode = 'pass' | 'cut' | 'hang';
export type Relay = {
  port: number;
  /** Applies to open connections too. */
  set(mode: RelayMode): void;
  /** Cuts the current connections. New ones pass. */
  cutOnce(): void;
  close(): Promise<void>;
};

/** A small proxy between two programs that fails like a network. */
export async function openRelay(target: () => net.NetConnectOpts): Promise<Relay> {
  let mode: RelayMode = 'pass';
  const pairs = new Set<{ inner: net.Socket; outer: net.Socket }>();
  const server = net.createServer({ noDelay: true }, (inner) => {
    if (mode === 'cut') {
      inner.on('error', () => {});
      inner.resetAndDestroy();
      return;
    }
    const outer = net.connect({ ...target(), noDelay: true } as net.NetConnectOpts);
    const pair = { inner, outer };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      inner.destroy();
      outer.destroy();
    };
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      from.on('data', (chunk) => to.write(chunk));
      from.on('end', () => to.end());
      from.on('error', end);
      from.on('close', end);
    }
    if (mode === 'hang') hold(pair);
  });
  const hold = ({ inner, outer }: { inner: net.Socket; outer: net.Socket }) => {
    inner.pause();
    outer.pause();
  };
  const cutOnce = () => {
    for (const { inner } of pairs) inner.resetAndDestroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cutOnce,
    set(next) {
      mode = next;
      if (mode === 'cut') cutOnce();
      for (const pair of pairs) {
        if (mode === 'hang') hold(pair);
        else {
          pair.inner.resume();
          pair.outer.resume();
        }
      }
    },
    async close() {
      for (const { inner, outer } of pairs) {
        inner.destroy();
        outer.destroy();
      }
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
