import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, vi } from 'vitest';

export type ReceivedMail = { to: string; subject: string; text: string; html: string; links: string[] };

/** Reads the mails of an app without SMTP. Give `dataDir` to the app's config, and run its jobs. */
export function openMailbox() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'hooksmith-mail-'));
  const folder = path.join(dataDir, 'mail');
  /** Parsed mails are kept, because a waiting test looks twenty times a second. */
  const read = new Map<string, ReceivedMail>();
  const all = (): ReceivedMail[] => {
    if (!fs.existsSync(folder)) return [];
    const files = fs.readdirSync(folder).sort();
    return files.map((name) => {
      const raw = fs.readFileSync(path.join(folder, name), 'utf8');
      const mail = read.get(raw) ?? readMail(raw);
      read.set(raw, mail);
      return mail;
    });
  };
  const to = (address: string, subject = /.*/) =>
    all().filter((mail) => mail.to === address && subject.test(mail.subject));
  return {
    dataDir,
    all,
    to,
    /** Waits until the address has `count` mails, and returns the newest. */
    async waitFor(address: string, subject = /.*/, count = 1): Promise<ReceivedMail> {
      return vi.waitFor(
        () => {
          const mails = to(address, subject);
          expect(mails.length).toBeGreaterThanOrEqual(count);
          return mails.at(-1) as ReceivedMail;
        },
        { timeout: 25_000, interval: 50 },
      );
    },
    close: () => fs.rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** The token in the first link of a mail that contains one. */
export function tokenIn(mail: ReceivedMail): string {
  const token = mail.links.map((link) => new URL(link).searchParams.get('token')).find(Boolean);
  if (!token) throw new Error('The mail has no link with a token');
  return token;
}

/** Parses the mails of our own mailer: two alternative parts, encoded. */
export function readMail(raw: string): ReceivedMail {
  const source = raw.replaceAll('\r\n', '\n');
  const { headers, body } = split(source);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] as string;
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\n/, '')));
  const find = (type: string) => {
    const part = parts.find(({ headers: h }) => h['content-type']?.startsWith(type));
    return part ? decode(part.body, part.headers['content-transfer-encoding'] ?? '7bit') : '';
  };
  const text = find('text/plain');
  const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link);
  return { to: headers.to ?? '', subject: headers.subject ?? '', text, html: find('text/html'), links };
}

function split(source: string) {
  const end = source.indexOf('\n\n');
  const lines = source
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  const headers: Record<string, string> = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { headers, body: source.slice(end + 2) };
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
