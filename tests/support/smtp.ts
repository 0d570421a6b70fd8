import net, { type AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { type ReceivedMail, readMail } from './mailbox.ts';

export type SmtpFailure = { at: 'MAIL FROM' | 'RCPT TO' | 'DATA' | 'AUTH'; code: number };

/** A mail server on its own port that fails on demand. */
export async function openSmtpServer(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const failures: SmtpFailure[] = [];
  let tries = 0;
  const failureAt = (at: SmtpFailure['at']) => {
    const failure = failures[0];
    if (failure?.at !== at) return null;
    failures.shift();
    return Object.assign(new Error('No'), { responseCode: failure.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onConnect: (_session, done) => {
      tries++;
      done();
    },
    onAuth: (auth, _session, done) => done(failureAt('AUTH'), { user: auth.username }),
    onMailFrom: (_address, _session, done) => done(failureAt('MAIL FROM')),
    onRcptTo: (_address, _session, done) => done(failureAt('RCPT TO')),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const failure = failureAt('DATA');
        if (!failure) mails.push(readMail(Buffer.concat(chunks).toString('utf8')));
        done(failure);
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://user:secret@127.0.0.1:${port}`,
    mails,
    fail: (...next: SmtpFailure[]) => failures.push(...next),
    tries: () => tries,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Accepts connections and sends nothing. */
export async function openSilentServer() {
  const sockets: net.Socket[] = [];
  const server = net.createServer((socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
