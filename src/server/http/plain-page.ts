import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Context as HonoContext } from 'hono'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { chosenTheme } from '#lib/theme-cookie.ts'
import { inProduct } from '#root.ts'
import type { App } from './app.ts'
import { contentSecurityPolicy } from './security-headers.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>
type Page = { title: string; body: Html; status?: 200 | 404 | 500 | 503; frames?: boolean }

const HOUR = 'public, max-age=3600'
const fonts = [
  ['Bricolage Grotesque', 'head.woff2'],
  ['Inter', 'text.woff2'],
] as const

/** The tokens and element styles of the interface, read from their files, and the few styles that only these pages need. */
const style = (): string =>
  [
    ...fonts.map(
      ([family, file]) =>
        `@font-face { font-family: "${family}"; src: url("/plain/${file}") format("woff2"); font-weight: 100 900; font-display: swap; }`,
    ),
    ...['tokens', 'base', 'buttons'].map((name) => read(`src/ui/styles/${name}.css`)),
    read('src/server/http/plain-page.css'),
  ].join('\n')

const read = (path: string) => readFileSync(inProduct(path), 'utf8')

// the chosen theme is in a cookie; without one the page follows the system
const followSystem = `(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => (document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light')
  follow()
  dark.addEventListener('change', follow)
})()
`

/** Serves the styles, fonts and theme script of the pages in this file, below `/plain`. */
export function mountPlainPages(app: App): void {
  let css: string | undefined
  app.get('/plain/style.css', (c) => {
    css ??= style()
    return c.body(css, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': HOUR })
  })
  app.get('/plain/theme.js', (c) =>
    c.body(followSystem, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': HOUR }),
  )
  for (const [, file] of fonts) {
    const path = inProduct(`src/ui/fonts/${file}`)
    app.get(`/plain/${file}`, async (c) =>
      c.body(await readFile(path), 200, { 'content-type': 'font/woff2', 'cache-control': HOUR }),
    )
  }
}

/** A page in the product's design that needs neither the page bundle nor the database. Nothing inline, nothing from another host. */
export function plainPage(c: HonoContext, { title, body, status = 200, frames = false }: Page) {
  const nonce = randomBytes(16).toString('base64url')
  const theme = chosenTheme(c.req.header('cookie'))
  c.header('content-security-policy', contentSecurityPolicy(nonce) + (frames ? "; frame-src 'self'" : ''))
  c.header('cache-control', 'private, no-store')
  const follow = theme ? '' : html`<script src="/plain/theme.js" nonce="${nonce}"></script>`
  return c.html(
    html`<!doctype html>
<html lang="en" data-theme="${theme ?? 'light'}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} · Tandem</title>
    <link rel="icon" href="/brand/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/plain/style.css" />
    ${follow}
  </head>
  <body data-portal="seeker">
    <header class="top">
      <a href="/" aria-label="Tandem, home">
        <img class="on-light" src="/brand/wordmark.svg" alt="Tandem" width="142" height="33" />
        <img class="on-dark" src="/brand/wordmark-dark.svg" alt="Tandem" width="142" height="33" />
      </a>
    </header>
    <main>${body}</main>
  </body>
</html>`,
    status,
  )
}

/** Whether the answer is shown to a person: a browser that opens an address asks for HTML, a call does not. */
export const acceptsHtml = (c: HonoContext): boolean =>
  (c.req.method === 'GET' || c.req.method === 'POST') &&
  !/^\/api\/(rpc|v1)\//.test(c.req.path) &&
  (c.req.header('accept')?.includes('text/html') ?? false)

/** One sentence with links to continue; for failures where no page can be rendered. */
export const failurePage = (c: HonoContext, { status, words }: { status: 500 | 503; words: string }) =>
  plainPage(c, {
    title: 'Something went wrong',
    status,
    body: html`<section class="failure" role="alert">
      <h1>Something went wrong</h1>
      <p class="lead">${words}</p>
      <p class="actions">
        <a class="btn btn-primary btn-lg" href="${c.req.path}">Try again</a>
        <a class="btn btn-secondary btn-lg" href="/">Go home</a>
      </p>
    </section>`,
  })
