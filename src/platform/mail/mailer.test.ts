import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readMail } from '../../../tests/support/mailbox.ts';
import { cloneDatabase } from '../../../tests/support/postgres.ts';
import { openSilentServer, openSmtpServer } from '../../../tests/support/smtp.ts';
import { type Connection, connect } from '../database/database.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { createLog, type Log } from '../log.ts';
import { createMailQueue } from './mail-queue.ts';
import { createMailer, MailRefused } from './mailer.ts';

const MESSAGE = {
  to: 'ann@example.com',
  subject: 'Set a new password',
  html: '<p>Hello — <a href="https://hooksmith.example/reset-password?token=abc">set it</a></p>',
  text: 'Hello — set it: https://hooksmith.example/reset-password?token=abc',
};
const from = { mailFrom: 'Hooksmith <support@hooksmith.example>', dataDir: os.tmpdir() };
const SHORT = { silenceMs: 300, wholeMs: 600 };
const PATIENT = { silenceMs: 10_000, wholeMs: 20_000 };
const silent = createLog('silent');

describe('over SMTP', () => {
  let server: Awaited<ReturnType<typeof openSmtpServer>>;
  beforeEach(async () => {
    server = await openSmtpServer();
  });
  afterEach(() => server.close());
  const mailer = () => createMailer({ ...from, smtp: { url: server.url } }, silent, PATIENT);

  test('a mail arrives with both parts and their characters', async () => {
    await mailer().send(MESSAGE);
    const [mail] = server.mails;
    expect(mail).toMatchObject({
      to: MESSAGE.to,
      subject: MESSAGE.subject,
      links: [MESSAGE.text.split(' ').at(-1)],
    });
    expect(mail?.text.trim()).toBe(MESSAGE.text);
    expect(mail?.html.trim()).toBe(MESSAGE.html);
  });

  test.each(['MAIL FROM', 'RCPT TO', 'DATA'] as const)('a 4xx answer at %s is retried later', async (at) => {
    server.fail({ at, code: 451 });
    const failure = await mailer()
      .send(MESSAGE)
      .catch((error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRefused);
    await mailer().send(MESSAGE);
    expect(server.mails).toHaveLength(1);
  });

  test.each(['MAIL FROM', 'RCPT TO', 'DATA'] as const)('a 550 answer at %s is final', async (at) => {
    server.fail({ at, code: 550 });
    await expect(mailer().send(MESSAGE)).rejects.toBeInstanceOf(MailRefused);
    expect(server.mails).toEqual([]);
  });

  test('a refused SMTP login is a configuration error and does not discard the mail', async () => {
    server.fail({ at: 'AUTH', code: 535 });
    const failure = await mailer()
      .send(MESSAGE)
      .catch((error) => error);
    expect(failure).not.toBeInstanceOf(MailRefused);
  });

  test('a server without the required TLS gets neither the login nor the mail', async () => {
    let logins = 0;
    const plain = await openSmtpServer({
      onAuth: (_auth, _session, done) => {
        logins++;
        done(null, { user: 'user' });
      },
    });
    const url = `${plain.url}?requireTLS=true`;
    const sending = createMailer({ ...from, smtp: { url } }, silent, PATIENT).send(MESSAGE);
    await expect(sending).rejects.toThrow(/STARTTLS|TLS/);
    expect([logins, plain.mails.length]).toEqual([0, 0]);
    await plain.close();
  });

  test('a mail server that never answers is abandoned', async () => {
    const hanging = await openSilentServer();
    const start = performance.now();
    const waiting = createMailer({ ...from, smtp: { url: hanging.url } }, silent, SHORT).send(MESSAGE);
    await expect(waiting).rejects.toThrow();
    expect(performance.now() - start).toBeLessThan(30_000);
    await hanging.close();
  });

  test('a mail server that hangs midway is abandoned', async () => {
    const hanging = await openSmtpServer({ onData: (stream) => void stream.resume() });
    const waiting = createMailer({ ...from, smtp: { url: hanging.url } }, silent, SHORT).send(MESSAGE);
    await expect(waiting).rejects.toThrow();
    await hanging.close();
  });

  test('a missing mail server is an ordinary error', async () => {
    const gone = await openSilentServer();
    await gone.close();
    const failing = createMailer({ ...from, smtp: { url: gone.url } }, silent, SHORT).send(MESSAGE);
    await expect(failing).rejects.toMatchObject({ code: 'ESOCKET' });
  });
});

describe('without SMTP', () => {
  test('a mail without SMTP is written to a private file, and the log names the file and no recipient', async () => {
    const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'hooksmith-mail-'));
    const lines: object[] = [];
    const log = { info: (fields: object, text: string) => lines.push({ ...fields, text }) } as unknown as Log;
    await createMailer({ ...from, dataDir, smtp: null }, log).send(MESSAGE);
    const [name] = fs.readdirSync(path.join(dataDir, 'mail'));
    const file = path.join(dataDir, 'mail', name as string);
    expect(file).toMatch(/\.eml$/);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(fs.statSync(path.join(dataDir, 'mail')).mode & 0o777).toBe(0o700);
    expect(readMail(fs.readFileSync(file, 'utf8'))).toMatchObject({
      to: MESSAGE.to,
      subject: MESSAGE.subject,
    });
    expect(lines).toEqual([{ file, text: 'no SMTP_URL is set: the mail was written to a file' }]);
    fs.rmSync(dataDir, { recursive: true });
  });
});

describe('the queue', () => {
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  let connection: Connection;
  let jobs: Jobs;
  let server: Awaited<ReturnType<typeof openSmtpServer>>;
  let send: (tx: never, data: { name: string }) => Promise<void>;
  const warnings: object[] = [];
  const composed: string[] = [];
  const log = {
    warn: (fields: object, text: string) => warnings.push({ ...fields, text }),
  } as unknown as Log;

  beforeAll(async () => {
    database = await cloneDatabase();
    connection = connect(database.where, silent);
    server = await openSmtpServer();
    jobs = createJobs(connection.pool, silent, 0.5);
    const mailer = createMailer({ ...from, smtp: { url: server.url } }, silent, PATIENT);
    const compose = async ({ name }: { name: string }) => {
      composed.push(name);
      return name === 'nobody' ? null : { ...MESSAGE, to: `${name}@example.com` };
    };
    const delivery = { retries: 3, firstRetrySeconds: 1, timeoutSeconds: 20, parallel: 5 };
    send = createMailQueue({ jobs, mailer, log }, 'test-mail', compose, delivery) as typeof send;
    await jobs.start();
  });
  afterAll(async () => {
    await jobs.stop();
    await server.close();
    await connection.close();
    await database.drop();
  });
  beforeEach(() => {
    warnings.length = 0;
    composed.length = 0;
    server.mails.length = 0;
  });

  const enqueue = (...names: string[]) =>
    connection.db.transaction(async (tx) => {
      for (const name of names) await send(tx as never, { name });
    });
  const arrived = (name: string) =>
    vi.waitFor(() => expect(server.mails.map((mail) => mail.to)).toContain(`${name}@example.com`), {
      timeout: 25_000,
      interval: 50,
    });

  test('a mail enqueued in a transaction is delivered', async () => {
    await enqueue('ann', 'bea', 'nobody');
    await arrived('ann');
    await arrived('bea');
    expect(server.mails).toHaveLength(2);
  });

  test('a mail of a rolled back transaction is not sent', async () => {
    const rolledBack = connection.db.transaction(async (tx) => {
      await send(tx as never, { name: 'ghost' });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await enqueue('later');
    await arrived('later');
    expect(composed).toEqual(['later']);
  });

  test('a temporary failure is retried and logged without the address', async () => {
    server.fail({ at: 'RCPT TO', code: 450 }, { at: 'DATA', code: 421 });
    await enqueue('patient');
    await arrived('patient');
    expect(server.mails).toHaveLength(1);
    expect(warnings).toHaveLength(2);
    expect(JSON.stringify(warnings)).not.toContain('patient');
  });

  test('a mail that was refused for good is dropped', async () => {
    server.fail({ at: 'RCPT TO', code: 550 });
    await enqueue('unwanted');
    await vi.waitFor(() => expect(warnings).toHaveLength(1), { timeout: 25_000 });
    await enqueue('next');
    await arrived('next');
    expect(composed).toEqual(['unwanted', 'next']);
    expect(warnings).toEqual([{ queue: 'test-mail', text: 'the mail server refused a mail for good' }]);
  });
});
