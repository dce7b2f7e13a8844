import { describe, expect, it } from 'vitest'
import { checkPrivateInterfaces, privateUsesIn, reasons } from './check-private-interfaces.ts'
import { plantedFolder } from './planted.testing.ts'

// in two parts, because the check of tests looks for it too
const REACT = ['__re', 'act'].join('')

const found = (text: string) => privateUsesIn(text).map(({ reason }) => reason)

describe('privateUsesIn', () => {
  it.each([
    'form.control._defaultValues',
    "procedure['~orpc'].route",
    'procedure[`~orpc`]',
    'schema?._zod.def',
    'const { _notFound } = match',
    "const { '~orpc': own } = procedure",
    'function f({ _def: { type } }: Schema) {}',
    'matches.some(({ _notFound }) => _notFound)',
    "if ('~orpc' in value) go()",
    "type Route = Procedure['~orpc']",
    "Reflect.get(tx, '_session')",
    "Object.defineProperty(socket, '_httpMessage', {})",
    'socket.parser.finish()',
    'await tx.session.client.query(text)',
    'router.serverSsrLifecycle = {}',
    'router.stores.matches',
    'router.serverSsr?.isDehydrated()',
    '(tx as unknown as { _session: Session })._session',
  ])('finds the member in %s', (text) => {
    expect(found(text)).toContain(reasons.member)
  })

  it.each(['pool.query = query', 'services.db.transaction = work', 'Visitor.prototype.visit = visit'])(
    'finds the patch in %s',
    (text) => {
      expect(found(text)).toEqual([reasons.patch])
    },
  )

  it.each(['Object.getOwnPropertySymbols(table)', "Symbol.for('drizzle:Name')", 'Reflect.ownKeys(socket)'])(
    'finds the symbols in %s',
    (text) => {
      expect(found(text)).toEqual([reasons.symbol])
    },
  )

  it.each([
    "import { tools } from 'pg-boss/dist/tools.js'",
    "import type { Session } from 'drizzle-orm/internal/session'",
    "export { run } from '@orpc/shared/src/run.ts'",
    "const { html } = await import('hono/dist/html')",
    "const file = require.resolve('@scope/pkg/lib/index.js')",
    "import.meta.resolve('pkg/build/x.js')",
  ])('finds the path in %s', (text) => {
    expect(found(text)).toEqual([reasons.path])
  })

  it.each([
    "import { freeParser } from 'node:_http_common'",
    "import x from 'internal/util'",
    "process.getBuiltinModule('_http_common')",
    "process.binding('tcp_wrap')",
    "require('node:_http_server')",
  ])('finds the internal module of Node in %s', (text) => {
    expect(found(text)).toContain(reasons.node)
  })

  it.each([
    `Object.keys(button).some((key) => key.startsWith('${REACT}Props'))`,
    `const script = "if(/${REACT}/.test(Object.keys(c)))go()"`,
    `const isAlive = (keys) => /${REACT}/.test(keys)`,
    'const part = /\\.tsx\\?tsr-split=/',
    'const part = "app.tsx?tsr-split=component"',
  ])('finds the mark in %s', (text) => {
    expect(found(text)).toEqual([reasons.mark])
  })

  it.each([
    "import { sql } from 'drizzle-orm/pg-core'",
    "import { Ours } from '#server/internal/ours.ts'",
    "import { Ours } from '../lib/src/ours.ts'",
    "import { once } from 'node:events'",
    "import tailwind from '@tailwindcss/vite'",
    "process.getBuiltinModule('node:fs')",
    'auth.$context.then(go)',
    'const { _, ...rest } = [1]\nrest.shift()',
    'list.map((_, at) => at)',
    'const _unused = 1\ngo(_unused)',
    'const row = { _key: 1 }',
    '<p dangerouslySetInnerHTML={{ __html: html }} />',
    'const { session } = tx',
    "const names = ['__Host-theme', '~remote', '_blank']",
    'for (const one of list[Symbol.iterator]()) go(one)',
    "Reflect.get(target, key) ?? Reflect.get(target, 'shown')",
    "a['_' + name]",
  ])('accepts %s', (text) => {
    expect(found(text)).toEqual([])
  })

  it('reports the line', () => {
    expect(privateUsesIn('const a = 1\n\na._b')).toEqual([{ line: 3, reason: reasons.member }])
  })

  it('fails on a text with a syntax error', () => {
    expect(() => privateUsesIn('const = 1', 'broken.ts')).toThrow('broken.ts')
  })
})

describe('checkPrivateInterfaces', () => {
  const folder = plantedFolder()

  it('reads sources, scripts, benches, journeys and settings, and no generated file', () => {
    const read = ['src/a/a.tsx', 'src/a/a.test.ts', 'scripts/a.mjs', 'bench/a.ts', 'e2e/a.ts', 'vite.config.ts']
    for (const file of [...read, 'src/app/route-tree.gen.ts', 'node_modules/pkg/a.ts'])
      folder.write(file, 'export const a = b._c')
    const { files, findings } = checkPrivateInterfaces(folder.path())
    expect(files).toBe(read.length)
    expect(findings.map(({ file }) => file).sort()).toEqual(read.toSorted())
  })
})
