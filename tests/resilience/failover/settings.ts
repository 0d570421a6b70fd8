import path from 'node:path';
import type { Host } from './network.ts';
import { POSTGRES_BIN } from './packages.ts';

/** The configuration files of the machines' programs. */

export type Secrets = { superuser: string; replication: string; product: string };
export const DATABASE = 'hooksmith';
export const ROLE = 'hooksmith_app';
export const PORTS = {
  postgres: 5432,
  pooler: 6432,
  replicas: 6433,
  patroni: 8008,
  product: 3000,
  people: 443,
};

type NodeOptions = { host: Host; all: Host[]; home: string; dataDir: string; secrets: Secrets };

/** Patroni reads YAML, and JSON is valid YAML. */
export function patroniConfig({ host, all, home, dataDir, secrets }: NodeOptions): string {
  const { address, name } = host;
  return JSON.stringify({
    scope: 'hooksmith',
    name,
    restapi: { listen: `${address}:${PORTS.patroni}`, connect_address: `${address}:${PORTS.patroni}` },
    // Not etcd3: with it, Patroni 3.0.2 takes the lead back after a network cut because of a stale cache, and loses
    // what the other primary acknowledged (docs/scale.md). This version uses compare-and-set.
    etcd: { hosts: all.map((other) => `${other.address}:2379`).join(',') },
    bootstrap: {
      dcs: {
        // How long a primary may be silent before another one is elected.
        ttl: 15,
        loop_wait: 1,
        retry_timeout: 5,
        // A standby takes over at once if the primary is dead.
        primary_start_timeout: 0,
        // A commit that only one machine has is never acknowledged, even if there is only one machine.
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 300,
            shared_buffers: '64MB',
            wal_keep_size: '64MB',
            max_wal_size: '128MB',
            // A standby connects to its new primary at once. The default is every five seconds.
            wal_retrieve_retry_interval: '500ms',
            wal_sender_timeout: '5s',
            wal_receiver_timeout: '5s',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${address},127.0.0.1:${PORTS.postgres}`,
      connect_address: `${address}:${PORTS.postgres}`,
      bin_dir: POSTGRES_BIN,
      data_dir: dataDir,
      pgpass: path.join(home, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: secrets.superuser },
        replication: { username: 'replicator', password: secrets.replication },
      },
      parameters: { unix_socket_directories: home },
      pg_hba: ['host replication replicator all scram-sha-256', 'host all all all scram-sha-256'],
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  });
}

/** Sets the product's statement timeout here, because clients share the sessions. */
export function poolerConfig({ home, secrets }: { home: string; secrets: Secrets }) {
  const connect = 'set statement_timeout = 3500; set idle_in_transaction_session_timeout = 10000';
  const settings = `[databases]
${DATABASE} = host=127.0.0.1 port=${PORTS.postgres} dbname=${DATABASE} connect_query='${connect}'
[pgbouncer]
listen_addr = *
listen_port = ${PORTS.pooler}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${path.join(home, 'users.txt')}
pool_mode = transaction
default_pool_size = 60
max_client_conn = 1000
query_wait_timeout = 4
server_login_retry = 1
server_connect_timeout = 2
log_connections = 0
log_disconnections = 0
`;
  return { settings, users: `"${ROLE}" "${secrets.product}"\n` };
}

type Section = { name: string; bind: number; port: number; page?: string };

/**
 * The proxy on each product machine. It asks Patroni for the primary and the standbys, and closes connections to a
 * server that has lost its role.
 */
export function databaseProxyConfig(databases: Host[]): string {
  const section = (
    { name, bind, port, page = '/primary' }: Section,
    check: (host: Host) => string = () => `check port ${PORTS.patroni}`,
  ) => `
listen ${name}
  bind 127.0.0.1:${bind}
  option httpchk OPTIONS ${page}
  default-server inter 1s fastinter 500ms downinter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${databases.map((host) => `  server ${host.name} ${host.address}:${port} ${check(host)}`).join('\n')}
`;
  const { pooler, postgres, replicas: bind } = PORTS;
  const pooled = section({ name: 'pooled', bind: pooler, port: pooler });
  const direct = section(
    { name: 'direct', bind: postgres, port: postgres },
    ({ name }) => `track pooled/${name}`,
  );
  const replicas = section({ name: 'replicas', bind, port: pooler, page: '/replica' });
  return `defaults
  mode tcp
  timeout connect 1s
  timeout check 1s
  timeout client 1h
  timeout server 1h
  retries 1
  option redispatch
  option srvtcpka
${pooled}${direct}${replicas}`;
}

/**
 * The proxy in front of the product machines. Ready machines get the requests. If no machine is ready because there is
 * no database, live machines get them: they still serve public pages and refuse the rest with a message.
 */
export function edgeConfig({ edge, products, home }: { edge: Host; products: Host[]; home: string }): string {
  const away = path.join(home, 'away.http');
  const servers = products.map((host) => `  server ${host.name} ${host.address}:${PORTS.product} check`);
  const backend = (name: string, page: string) => `
backend ${name}
  option httpchk
  http-check send meth GET uri ${page} ver HTTP/1.1 hdr Host hooksmith
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET
  default-server inter 500ms fastinter 100ms fall 3 rise 1
${servers.join('\n')}
`;
  return `global
  stats socket ${path.join(home, 'edge.sock')} mode 600 level admin
defaults
  mode http
  timeout connect 1s
  timeout check 2s
  timeout client 120s
  timeout server 120s
  timeout http-keep-alive 65s
  retries 3
  option redispatch 1
  option forwardfor
${[502, 503, 504].map((status) => `  errorfile ${status} ${away}`).join('\n')}
frontend people
  bind ${edge.address}:${PORTS.people} ssl crt ${path.join(home, 'edge.pem')} alpn http/1.1
  http-request set-header X-Forwarded-Proto https
  use_backend alive if { nbsrv(ready) eq 0 }
  default_backend ready
${backend('ready', '/readyz')}${backend('alive', '/healthz')}`;
}

/** The proxy's answer if no product machine could answer. */
export const AWAY = [
  'HTTP/1.1 503 Service Unavailable',
  'Content-Type: text/plain; charset=UTF-8',
  'Cache-Control: no-store',
  'Retry-After: 2',
  '',
  'Hooksmith is restarting. Please try again in a moment.',
].join('\r\n');
