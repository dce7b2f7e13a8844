import { type APIRequestContext, expect, test } from '@playwright/test'
import { type HtmlElement, HtmlValidate, Parser } from 'html-validate'
import { DEMO_PASSWORD, people } from './people.ts'

/** Pages with their own address that search engines may index. */
const written = [
  '/',
  '/jobs',
  '/jobs/browse',
  '/jobs/in/remote',
  '/companies',
  '/subscribe',
  '/guide',
  '/for-companies',
  '/resume-builder-service',
  '/job-search-service',
  '/auto-apply-service',
  '/career-advice-service',
  '/interview-prep-service',
  '/career-coaching-service',
  '/success-stories',
  '/industry-insights',
  '/salary-analyzer',
  '/blog',
  '/help-center',
  '/contact-us',
  '/privacy-policy',
  '/terms-of-service',
]
/** Pages that are not indexed, and pages in another state. */
const others = [
  '/auth',
  '/auth?tab=sign-up&refused=email',
  '/auth/reset',
  '/how-it-works',
  '/unauthorized',
  '/jobs?q=nurse&remote=true',
  '/jobs?q=zzzzzz',
  '/jobs/in/remote?page=2',
  '/jobs/role/chef-de-partie',
  '/companies?q=zzzzzz',
  '/salary-analyzer?jobTitle=Data+Analyst&location=Portland',
  '/salary-analyzer?tab=compare',
  '/blog?q=pay',
  '/blog?q=zzzzzz',
  '/blog?page=2',
  '/help-center?q=refund',
  '/contact-us?sent=yes',
]
const missing = [
  '/nothing-here',
  '/jobs/nothing',
  '/jobs/role/nothing',
  '/jobs/in/nothing',
  '/companies/nothing',
  '/blog/nothing',
  '/help-center/nothing',
]
/** Maximum number of pages that are read from each part of the sitemap. */
const OF_EACH = 6
/** The shortest description of a page, in characters: a sentence, not a word. */
const ENOUGH = 40
const GONE = [404, 410]

// The rules of the HTML standard, all of them.
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

test('every public page has its own title, description, heading and URL, in valid HTML without requests to other hosts', async ({
  request,
  baseURL,
}) => {
  const ours = new URL(baseURL ?? '').origin
  const mapped = await sitemapOf(request)
  const few = mapped.flatMap((part) => part.slice(0, OF_EACH))
  const found = written.filter((path) => !mapped.flat().includes(path)).map((path) => `${path} is in no sitemap`)
  const pathOfText = new Map<string, string>()
  for (const path of written) {
    const page = await read(request, path, 200)
    found.push(...page.wrong, ...wrongInWords(page, ours, ENOUGH))
    for (const words of [page.title, page.description]) {
      if (pathOfText.has(words)) found.push(`${path} says what ${pathOfText.get(words)} says: ${words}`)
      pathOfText.set(words, path)
    }
  }
  for (const path of few.filter((one) => !written.includes(one))) {
    const page = await read(request, path, 200)
    // texts of users can be short, and can be removed during the test
    if (!GONE.includes(page.status)) found.push(...page.wrong, ...wrongInWords(page, ours, 1))
  }
  for (const path of others) found.push(...(await read(request, path, 200)).wrong)
  for (const path of missing) found.push(...(await read(request, path, 404)).wrong)
  expect(found).toEqual([])
  expect(few.length).toBeGreaterThan(25)
})

test('a public page escapes user input as text, also in its structured data', async ({ request }) => {
  const signIn = { email: people.company, password: DEMO_PASSWORD }
  expect((await request.post('/api/v1/sign-in', { data: signIn })).status()).toBe(200)
  const typed = `Analyst </script><script>alert(1)</script><!--<script>" '\u2028${'$'}{1}`
  const id = crypto.randomUUID()
  const data = { id, title: typed, description: '<p>Read figures.</p>', location: typed }
  const posted = await request.post('/api/v1/postings', { data })
  expect(posted.status(), await posted.text()).toBe(200)
  const { slug } = (await posted.json()) as { slug: string }
  try {
    const search = encodeURIComponent(typed)
    const paths = [
      `/jobs/${slug}`,
      `/jobs?q=${search}`,
      `/salary-analyzer?jobTitle=${search}`,
      `/auth?redirect=${search}`,
    ]
    for (const path of paths) {
      const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
      expect(html, path).toContain('alert(1)')
      expect(html, path).not.toContain('<script>alert(1)')
      expect(html, path).not.toContain('<!--<script>')
      // no value ends a data block early
      const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
      for (const [, json = ''] of blocks) expect(() => JSON.parse(json), json).not.toThrow()
      if (path.startsWith('/jobs/')) expect(blocks.map(([, json]) => json).join()).toContain('alert(1)')
    }
  } finally {
    await request.delete(`/api/v1/postings/${id}`)
  }
})

/** The paths in the sitemap, by its parts. */
async function sitemapOf(request: APIRequestContext): Promise<string[][]> {
  const locs = async (path: string) => {
    const xml = await (await request.get(path)).text()
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => {
      const { pathname, search } = new URL(loc.replaceAll('&amp;', '&'))
      return pathname + search
    })
  }
  return Promise.all((await locs('/sitemap.xml')).map(locs))
}

type Page = {
  path: string
  status: number
  wrong: string[]
  title: string
  description: string
  canonical: string | null
}

/** A page's metadata and HTML errors. */
async function read(request: APIRequestContext, path: string, status: number): Promise<Page> {
  const response = await request.get(path, { headers: { accept: 'text/html' }, maxRedirects: 0 })
  const html = await response.text()
  const source = { data: html, filename: path, line: 1, column: 1, offset: 0 }
  const { results } = await validator.validateSource(source)
  const root = new Parser(await validator.getConfigFor('page.html')).parseHtml(source)
  const all = (selector: string): HtmlElement[] => root.querySelectorAll(selector)
  const external = fetchedBy(all).filter((address) => !address.startsWith('/') || address.startsWith('//'))
  const lines = results.flatMap(({ messages }) => messages)
  const attribute = (selector: string, name: string) => all(selector)[0]?.getAttributeValue(name) ?? null
  return {
    path,
    status: response.status(),
    title: all('title')[0]?.textContent ?? '',
    description: attribute('meta[name="description"]', 'content') ?? '',
    canonical: attribute('link[rel="canonical"]', 'href'),
    wrong: [
      ...(response.status() === status ? [] : [`${path} answers ${response.status()}, not ${status}`]),
      ...(all('h1').length === 1 ? [] : [`${path} has ${all('h1').length} h1`]),
      ...external.map((address) => `${path} asks ${address}`),
      ...lines.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} at ${selector}`),
    ],
  }
}

/** URLs that a browser requests automatically for this page. */
function fetchedBy(all: (selector: string) => HtmlElement[]): string[] {
  const loaded = all('link').filter(
    (link) => !['canonical', 'alternate', 'next', 'prev'].includes(link.getAttributeValue('rel') ?? ''),
  )
  const named: [HtmlElement[], string][] = [
    [loaded, 'href'],
    [all('[src]'), 'src'],
    [all('[srcset]'), 'srcset'],
    [all('[poster]'), 'poster'],
    [all('form'), 'action'],
  ]
  const addresses = named.flatMap(([elements, name]) => elements.map((one) => one.getAttributeValue(name) ?? '/'))
  // data addresses are part of the page and need no request
  return addresses.filter((address) => !address.startsWith('data:'))
}

function wrongInWords({ path, title, description, canonical }: Page, ours: string, enough: number): string[] {
  return [
    ...(/\S.* · Tandem$/.test(title) ? [] : [`${path} is called '${title}'`]),
    ...(description.length >= enough ? [] : [`${path} describes itself as '${description}'`]),
    ...(canonical === ours + path ? [] : [`${path} says that it stands at ${canonical}`]),
  ]
}
