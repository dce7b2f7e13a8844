import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from './start-product.ts'

// The time from the process's start to ready: the first time with all sample data (limit: 10 s), then with existing data (limit: 2 s).
const folder = mkdtempSync(join(tmpdir(), 'tandem-start-'))
const again = Number(process.env.STARTS ?? 7)
try {
  const times: number[] = []
  for (let start = 0; start <= again; start++) {
    const { ms, end } = await startProduct(folder)
    times.push(ms)
    await end()
  }
  const [first, ...later] = times
  const median = later.toSorted((a, b) => a - b)[later.length >> 1]
  console.log(`first start with sample data ${first} ms; then ${later.join(', ')} ms, median ${median} ms`)
  console.log(`load ${loadavg()[0]?.toFixed(1)}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
