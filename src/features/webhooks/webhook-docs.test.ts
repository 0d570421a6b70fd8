import { execFileSync } from 'node:child_process';
import { expect } from 'vitest';
import { testRows } from '../../../tests/support/test-rows.ts';
import { VERIFY_JAVASCRIPT, VERIFY_PYTHON } from './webhook-docs.tsx';
import { newSecret, sign } from './webhook-signature.ts';

/** The documented signature checks accept what the product signs, and nothing else. */

const secret = newSecret();
const body = '{"type":"run.done","data":{"topic":"Crème brûlée"}}';
const CASES: [name: string, secret: string, header: string, body: string, taken: boolean][] = [
  ['as signed', secret, sign(secret, body), body, true],
  ['another body', secret, sign(secret, body), `${body} `, false],
  ['another secret', newSecret(), sign(secret, body), body, false],
  ['an old one', secret, sign(secret, body, Date.now() - 600_000), body, false],
  ['nonsense', secret, 'v1=x', body, false],
];

testRows(CASES)(
  'the documented JavaScript check accepts only what the product signed: %s',
  async (_, key, header, text, taken) => {
    const module = `data:text/javascript,${encodeURIComponent(VERIFY_JAVASCRIPT)}`;
    const { isFromHooksmith } = await import(/* @vite-ignore */ module);
    expect(isFromHooksmith(key, header, text)).toBe(taken);
  },
);

testRows(CASES)(
  'the documented Python check accepts only what the product signed: %s',
  (_, key, header, text, taken) => {
    const program = `${VERIFY_PYTHON}\nimport sys\nprint(is_from_hooksmith(sys.argv[1], sys.argv[2], sys.argv[3].encode()))\n`;
    const said = execFileSync('python3', ['-c', program, key, header, text], { encoding: 'utf8' });
    expect(said.trim()).toBe(taken ? 'True' : 'False');
  },
);
