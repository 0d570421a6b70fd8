import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start whole products come first, then browser tests, because a file of a minute must not begin last. */
const LONG: readonly RegExp[] = [/\/tests\/product\/|-(?:crash|product)\.test/, /\/tests\/browser\//];

function rankOf({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((kind) => kind.test(moduleId));
  return place === -1 ? LONG.length : place;
}

/**
 * Vitest sorts by earlier durations and file size. A fresh clone has no durations, and long tests may be in small
 * files.
 */
export class SlowTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
