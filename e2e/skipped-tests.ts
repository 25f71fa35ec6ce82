import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Says which tests were skipped, and why. In CI, where everything is installed, a skip fails the run. */
class SkippedTests implements Reporter {
  readonly #skipped: string[] = [];

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status !== 'skipped') return;
    const reason = test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason is given';
    this.#skipped.push(`${test.titlePath().slice(1).join(' › ')} (${reason})`);
  }

  async onEnd(): Promise<Partial<Pick<FullResult, 'status'>>> {
    if (this.#skipped.length === 0) return {};
    process.stdout.write(`Skipped:\n${this.#skipped.map((line) => `  ${line}\n`).join('')}`);
    return process.env['CI'] === 'true' ? { status: 'failed' } : {};
  }
}

// Playwright looks for a default export.
// oxlint-disable-next-line import/no-default-export
export default SkippedTests;
