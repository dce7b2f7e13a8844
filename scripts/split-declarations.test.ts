import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { takeApart } from './split-declarations.ts'

const read = (code: string) => takeApart('/a.ts', code, parseAst(code) as never)

it('takes a file apart by what its declarations need', () => {
  const taken = read(`import { z } from 'zod'
import * as all from './all.ts'
export const limit = 5
const Inner = z.string().max(limit)
export const Form = z.object({ inner: Inner, other: all.limit })
export function isShort(text) { return text.length < limit }
export const { first, ...rest } = all`)
  expect(taken?.index.split('\n')).toEqual([
    `export { limit as limit } from "/a.ts?declaration=0"`,
    `export { Form as Form } from "/a.ts?declaration=2"`,
    `export { isShort as isShort } from "/a.ts?declaration=3"`,
    `export { first as first } from "/a.ts?declaration=4"`,
    `export { rest as rest } from "/a.ts?declaration=4"`,
  ])
  expect(taken?.declarations[0]).toBe('const limit = 5\nexport { limit }')
  expect(taken?.declarations[2]?.split('\n')).toEqual([
    `import { z as z } from "zod"`,
    `import { Inner } from "/a.ts?declaration=1"`,
    `import * as all from "./all.ts"`,
    'const Form = z.object({ inner: Inner, other: all.limit })',
    'export { Form }',
  ])
})

it('passes on under other names, and what is declared later', () => {
  const taken = read(`const later = () => last
const last = 1
export { later as sooner }`)
  expect(taken?.index).toBe(`export { later as sooner } from "/a.ts?declaration=0"`)
  expect(taken?.declarations[0]).toContain(`import { last } from "/a.ts?declaration=1"`)
})

it('lets a dialog of the same file come later', () => {
  const taken = read(`export function Press() { return WriteDialog }
function WriteDialog() { return null }`)
  expect(taken?.declarations[0]?.split('\n')).toEqual([
    `import { loadLater as loadLaterDialog } from '#ui/shell/load-later.tsx';`,
    'const WriteDialog = loadLaterDialog(() => import("/a.ts?declaration=1").then((file) => file.WriteDialog));',
    'function Press() { return WriteDialog }',
    'export { Press }',
  ])
})

it.each([
  ['something happens in it', `const a = 1\nconst b = 2\nrun(a)\nexport { a, b }`],
  ['it needs that another file runs', `import './other.ts'\nexport const a = 1\nexport const b = 2`],
  ['it passes on from elsewhere', `export { x } from './x.ts'\nexport const a = 1\nexport const b = 2`],
  ['it passes on all of another', `export * from './x.ts'\nexport const a = 1\nexport const b = 2`],
  ['something in it changes', `export let a = 1\nexport const set = (to) => { a = to }`],
  ['it has a default', `export default 1\nexport const a = 1\nexport const b = 2`],
  ['it passes on an import', `import { z } from 'zod'\nexport const a = 1\nexport const b = 2\nexport { z }`],
  ['there is but one', `export const a = 1`],
])('leaves a file whole where %s', (_, code) => {
  expect(read(code)).toBeNull()
})
