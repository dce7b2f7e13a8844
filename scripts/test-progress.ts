import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** Progress for a log: one line for each tenth of the files and for each failed test. Failures are explained at the end of the run. */
export default class TestProgress implements Reporter {
  private all = 0
  private ended = 0
  private failed = 0

  onTestRunStart(files: readonly unknown[]): void {
    this.all = files.length
  }

  onTestModuleEnd(file: TestModule): void {
    for (const test of file.children.allTests('failed')) {
      this.failed += 1
      console.log(`  failed: ${relative('', file.moduleId)} ${test.fullName}`)
    }
    this.ended += 1
    const tenth = (count: number) => Math.floor((10 * count) / this.all)
    if (tenth(this.ended) > tenth(this.ended - 1)) {
      console.log(`  ${this.ended} of ${this.all} files, ${this.failed} tests failed`)
    }
  }
}
