import type { Reporter, TestCase } from 'vitest/node';

/** Prints why the first try failed of each test that passed at the second one: to be fixed, not forgotten. */
export default class SecondTries implements Reporter {
  readonly #found: string[] = [];

  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state !== 'passed' || !result.errors?.length) return;
    const causes = result.errors.map(({ message, stacks }) => {
      const at = stacks
        ?.map(({ file, line }) => `${file}:${line}`)
        .find((place) => place.includes('/tests/'));
      return `    ${message}\n    ${at ?? ''}`;
    });
    this.#found.push(`  ${test.fullName}\n${causes.join('\n')}`);
  }

  onTestRunEnd(): void {
    if (this.#found.length > 0) console.log(`Passed at the second try only:\n${this.#found.join('\n')}`);
  }
}
