import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** A Vitest reporter: writes how long each test file took, imports and hooks included, to `TEST_TIMES_FILE`. */
export default class FileTimes implements Reporter {
  readonly #times: { file: string; milliseconds: number }[] = [];

  onTestModuleEnd(testModule: TestModule): void {
    const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
      testModule.diagnostic();
    this.#times.push({
      file: testModule.relativeModuleId,
      milliseconds: environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration,
    });
  }

  onTestRunEnd(): void {
    const file = process.env.TEST_TIMES_FILE;
    if (file) writeFileSync(file, JSON.stringify(this.#times));
  }
}
