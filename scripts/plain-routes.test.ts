import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withoutPage } from './plain-routes.ts'

const routes = globSync('src/routes/*.tsx').map((file) => ({ file, code: readFileSync(file, 'utf8') }))

it('knows every page that does not come alive in a browser, and no other', () => {
  const plain = routes.filter(({ code }) => withoutPage(code) !== null)
  expect(plain.map(({ file }) => file)).toEqual(
    routes.filter(({ code }) => code.includes('hydrate: false')).map(({ file }) => file),
  )
  expect(plain.length).toBeGreaterThan(20)
})

it('leaves of it what a browser asks', () => {
  const route = `import { BlogList } from './blog-list.tsx'
export const Route = createFileRoute('/blog/$slug')({
  staticData: { hydrate: false },
  component: BlogList,
})`
  expect(withoutPage(route)).toBe(`import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('/blog/$slug')({ staticData: { hydrate: false } })
`)
})
