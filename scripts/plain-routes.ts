import type { Plugin } from 'vite'

const path = /createFileRoute\((['"][^'"]*['"])\)/
const plain = /staticData: \{ hydrate: false \}/

/** The code of a route for browsers, which only ask whether it is a plain page; null for a route that comes alive there. */
export function withoutPage(code: string): string | null {
  const found = path.exec(code)?.[1]
  if (!found || !plain.test(code)) return null
  return `import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute(${found})({ staticData: { hydrate: false } })
`
}

/** Pages that leave the server as HTML and CSS (src/app/plain-pages.ts) are no part of the code for browsers. */
export function plainRoutes(): Plugin {
  return {
    name: 'tandem:plain-routes',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'pre',
      handler(code, id) {
        const short = /\/src\/routes\/[^?]+\.tsx$/.test(id) ? withoutPage(code) : null
        return short === null ? null : { code: short, map: null }
      },
    },
  }
}
