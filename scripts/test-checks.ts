import { execute, type Part, secondsSince, state, times } from './test-part.ts'

type Check = [name: string, command: string, ...args: string[]]

export const failedChecks = new Set<string>()

/** Runs the groups in parallel, and the checks of a group one after the other. */
export const checks = (...groups: Check[][]): Part => ({
  name: 'checks',
  async run() {
    const passed: string[] = []
    const inTurn = async (group: Check[]) => {
      for (const [name, command, ...args] of group) {
        if (state.isInterrupted) return
        const startedAt = performance.now()
        // printed when the check ends, because the lines of two parallel checks would be mixed
        let output = ''
        const env = name === BUILD ? { ...process.env, NODE_ENV: 'production' } : process.env
        const isGood = await execute(command, args, { stdio: 'pipe', env }, (chunk) => (output += chunk))
        if (!isGood) process.stdout.write(output)
        if (isGood) passed.push(name)
        else failedChecks.add(name)
        times.push({ part: `  ${name}`, seconds: secondsSince(startedAt) })
        console.log(`> ${name}: ${isGood ? 'good' : 'FAILED'}, ${secondsSince(startedAt).toFixed(0)} s`)
      }
    }
    await Promise.all(groups.map(inTurn))
    const failed = [...failedChecks]
    return { passed: passed.length, failed: failed.length, notes: failed.map((name) => `failed: ${name}`) }
  },
})

export const BUILD = 'build'

// several type checkers would compute the same large types again, and on two cores the other checks run at the same time
export const types: Check = ['types', 'tsc', '--noEmit', '--checkers', '1']

export const shorterChecks: Check[] = [
  ['style', 'biome', 'check', '.'],
  ['imports', 'node', 'scripts/check-imports.ts'],
  ['table writes', 'node', 'scripts/check-table-writes.ts'],
  ['tests', 'node', 'scripts/check-tests.ts'],
  ['words', 'node', 'scripts/check-words.ts'],
  ['expressions', 'node', 'scripts/check-regexes.ts'],
  ['refreshes', 'node', 'scripts/check-refresh.ts'],
  ['private interfaces', 'node', 'scripts/check-private-interfaces.ts'],
  ['security', 'node', 'scripts/check-security.ts'],
  ['unused code', 'knip'],
  ['acceptance', 'node', 'scripts/acceptance.ts', '--check'],
  ['notice', 'node', 'scripts/write-notice.ts', '--check'],
]

export const build: Check = [BUILD, 'node', 'scripts/bootstrap.mjs', 'build']
