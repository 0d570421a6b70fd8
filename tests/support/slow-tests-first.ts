import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By what they start: whole products, then browsers. A file that runs for a minute must not be the last to begin. */
const LONG: readonly RegExp[] = [/\/tests\/product\/|-(?:crash|product)\.test/, /\/tests\/browser\//];

function rankOf({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((kind) => kind.test(moduleId));
  return place === -1 ? LONG.length : place;
}

/** In a fresh clone nothing is known of how long files take, and the small files of long tests would come last. */
export class SlowTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
