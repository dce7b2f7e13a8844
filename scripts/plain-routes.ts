import type { Plugin } from 'vite'
import { clientTransform } from './client-transform.ts'

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
  return clientTransform('plain-routes', 'pre', (code, id) => {
    const short = /\/src\/routes\/[^?]+\.tsx$/.test(id) ? withoutPage(code) : null
    return short === null ? null : { code: short }
  })
}
