import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Entry = { version: string; integrity?: string; inBundle?: boolean; resolved?: string }
const file = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
const packages = Object.entries<Entry>(JSON.parse(file).packages).filter(([path]) => path !== '')

it('has the integrity of every package that npm downloads separately', () => {
  // a bundled package is part of the archive of another one, and checked with it
  const unchecked = packages.filter(([, entry]) => !entry.inBundle && !entry.integrity).map(([path]) => path)
  expect(unchecked).toEqual([])
})

it('contains no registry URL, so that each installation uses its own', () => {
  expect(packages.filter(([, entry]) => entry.resolved).map(([path]) => path)).toEqual([])
})
