import { describe, expect, test } from 'vitest';
import { testRows } from '../../tests/support/test-rows.ts';
import { ConfigError, readConfig } from './config.ts';

const MODEL = { AI_PROVIDER: 'compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://127.0.0.1:11434/v1' };

describe('a language model', () => {
  test('no language model is configured by default', () => {
    expect(readConfig({}).ai).toBeNull();
    expect(readConfig({ AI_HOOK_SECONDS: '3' }).ai).toBeNull();
  });

  test('a language model has limits, and no prices or budget unless they are set', () => {
    expect(readConfig(MODEL).ai).toMatchObject({
      hookSeconds: 14,
      runSeconds: 25,
      prices: null,
      dailyTokens: null,
    });
    const set = {
      AI_HOOK_SECONDS: '90',
      AI_RUN_SECONDS: '240',
      AI_INPUT_PRICE: '0.15',
      AI_OUTPUT_PRICE: '0.6',
      AI_DAILY_TOKENS: '2000000',
    };
    expect(readConfig({ ...MODEL, ...set }).ai).toMatchObject({
      hookSeconds: 90,
      runSeconds: 240,
      prices: { input: 0.15, output: 0.6 },
      dailyTokens: 2_000_000,
    });
  });

  test('the editor is on if it is set or if the provider is not on an own machine', () => {
    const hosted = { AI_PROVIDER: 'openai', AI_MODEL: 'm', AI_API_KEY: 'k' };
    expect(readConfig(MODEL).ai).toMatchObject({ editor: false, runSeconds: 25 });
    expect(readConfig({ ...MODEL, AI_EDITOR: 'true' }).ai).toMatchObject({ editor: true, runSeconds: 45 });
    expect(readConfig(hosted).ai).toMatchObject({ editor: true, runSeconds: 45 });
    expect(readConfig({ ...hosted, AI_EDITOR: 'false' }).ai).toMatchObject({ editor: false, runSeconds: 25 });
  });

  testRows([
    [{ AI_EDITOR: 'yes' }, /AI_EDITOR/],
    [{ AI_HOOK_SECONDS: '60' }, /AI_HOOK_SECONDS must not be more than AI_RUN_SECONDS/],
    [{ AI_RUN_SECONDS: '2' }, /AI_RUN_SECONDS/],
    [{ AI_RUN_SECONDS: 'long' }, /AI_RUN_SECONDS/],
    [{ AI_INPUT_PRICE: '1' }, /belong together/],
    [{ AI_OUTPUT_PRICE: '-1', AI_INPUT_PRICE: '1' }, /AI_OUTPUT_PRICE/],
    [{ AI_DAILY_TOKENS: '1.5' }, /AI_DAILY_TOKENS/],
    [{ AI_BASE_URL: '' }, /needs AI_BASE_URL/],
  ])('the setting %o of a language model is refused with a sentence', (wrong, words) => {
    expect(() => readConfig({ ...MODEL, ...wrong })).toThrow(ConfigError);
    expect(() => readConfig({ ...MODEL, ...wrong })).toThrow(words);
  });
});

test('a replica is refused without a DATABASE_URL', () => {
  const [url, replica] = ['postgres://a:b@10.0.0.1/c', 'postgres://a:b@10.0.0.2/c'];
  expect(readConfig({ DATABASE_URL: url }).databaseReplicaUrl).toBeNull();
  expect(readConfig({ DATABASE_URL: url, DATABASE_REPLICA_URL: replica }).databaseReplicaUrl).toBe(replica);
  expect(() => readConfig({ DATABASE_REPLICA_URL: url })).toThrow(/DATABASE_REPLICA_URL.*both or neither/);
});

describe('a pooler', () => {
  const url = 'postgres://a:b@10.0.0.1:6432/c';

  test('a pooler is distinguished from the database behind it', () => {
    const direct = 'postgres://a:b@10.0.0.1:5432/c';
    const config = readConfig({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct });
    expect([config.databaseUrl, config.databaseDirectUrl]).toEqual([url, direct]);
    expect(readConfig({ DATABASE_URL: url }).databaseDirectUrl).toBeNull();
  });

  test('a pooler without its own address is refused', () => {
    expect(() => readConfig({ DATABASE_DIRECT_URL: url })).toThrow(/set both or neither/);
    expect(() => readConfig({ DATABASE_URL: url, DATABASE_DIRECT_URL: 'mysql://a' })).toThrow(
      /DATABASE_DIRECT_URL/,
    );
  });
});
