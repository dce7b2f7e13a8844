import { describe, expect, it } from 'vitest'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { maxPostingCharacters } from '../../rules.ts'
import { readPosting } from './read-posting.ts'

const page = (data: unknown, rest = '') => `<html><head><title>Careers</title>${rest}
<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script></head></html>`

const posting = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Operations Analyst &amp; Planner',
  hiringOrganization: { '@type': 'Organization', name: 'Kestrel Mobility' },
  jobLocation: [
    { '@type': 'Place', address: { addressLocality: 'Portland', addressRegion: 'OR', addressCountry: { name: 'US' } } },
  ],
  employmentType: ['FULL_TIME', 'CONTRACTOR'],
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { minValue: 84000, maxValue: '99000', unitText: 'YEAR' },
  },
}
const read = {
  title: 'Operations Analyst & Planner',
  companyName: 'Kestrel Mobility',
  location: 'Portland, OR, US',
  employmentType: 'full-time',
  salaryText: '$84,000 - $99,000 a year',
  description: '',
}

describe('a page', () => {
  it('is read by its JobPosting, at any depth of its data', () => {
    expect(readPosting(page(posting))).toEqual(read)
    expect(
      readPosting(page([{ '@type': 'WebSite' }, { '@graph': [{ ...posting, '@type': ['Thing', 'JobPosting'] }] }])),
    ).toEqual(read)
    expect(readPosting(page('{ broken').replace('</head>', page(posting)))).toEqual(read)
  })

  it('is read from its other metadata; a page without any is unreadable', () => {
    const described = page(
      {
        '@type': 'JobPosting',
        title: 7,
        hiringOrganization: 'Acme',
        jobLocationType: 'TELECOMMUTE',
        baseSalary: { currency: 'EUR', value: 30, unitText: 'HOUR' },
      },
      `<meta content="Nurse (night)" property="og:title"><meta property='og:site_name' content='Jobs Inc'>`,
    )
    expect(readPosting(described)).toEqual({
      title: 'Nurse (night)',
      companyName: 'Acme',
      location: 'Remote',
      salaryText: 'EUR 30 an hour',
      employmentType: '',
      description: '',
    })
    expect(readPosting('<title>Baker &#8211; Loaf</title>')).toMatchObject({ title: 'Baker – Loaf', companyName: '' })
    const site =
      '<meta property="og:site_name" content="LinkedIn"><title>Engineer | Avalanche Energy | LinkedIn</title>'
    expect(readPosting(site)).toMatchObject({ title: 'Engineer', companyName: 'Avalanche Energy' })
    expect(readPosting('<p>nothing</p>')).toBeNull()
    expect(readPosting('')).toBeNull()
  })

  it('reads the text of its data as clean HTML, also if escaped, up to the stored length', () => {
    const described = (description: unknown) => readPosting(page({ ...posting, description }))?.description
    const html = '<p>You plan <b onclick="x()">routes</b>.</p><style>p {}</style><ul><li>Excel</li></ul>'
    expect(described(html)).toBe('<p>You plan <strong>routes</strong>.</p><ul><li>Excel</li></ul>')
    expect(described('&lt;p&gt;You plan.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Excel&lt;/li&gt;&lt;/ul&gt;')).toBe(
      '<p>You plan.</p><ul><li>Excel</li></ul>',
    )
    expect(described('We offer:\n- fruit\n- dogs')).toContain('<li>fruit</li>')
    const long = described('<p>Words and "quotes" & signs. </p>'.repeat(20_000))
    expect(long?.length).toBeGreaterThan(10_000)
    expect(long?.length).toBeLessThanOrEqual(maxPostingCharacters)
    expect(described(7)).toBe('')
  })

  it('reads the marked or main part without data, without menus and forms, unless it is too short', () => {
    const text = '<p>You care for patients at night.</p>'.repeat(10)
    const around = (main: string) =>
      readPosting(`<title>Nurse</title><nav>Jobs Home</nav>${main}<footer>Imprint</footer>`)?.description
    const menu = '<nav>Share</nav><form>Apply <input></form><button>Save</button>'
    expect(around(`<main>${menu}<h1>Nurse</h1>${text}</main>`)).toBe(`<h2>Nurse</h2>${text}`)
    expect(around(`<main>Much else<div class="job-description">${text}</div></main>`)).toBe(text)
    expect(around(`<div itemprop="description">${text}</div>`)).toBe(text)
    expect(around('<main><p>You need JavaScript.</p></main>')).toBe('')
    expect(around(`<div>${text}</div>`)).toBe('')
  })

  it('names the company by its other title or by the address of an application system', () => {
    const og = '<meta property="og:title" content="Data Analyst">'
    const greenhouse = `${og}<title>Job Application for Data Analyst at Fernway Health</title>`
    expect(readPosting(greenhouse)).toMatchObject({ title: 'Data Analyst', companyName: 'Fernway Health' })
    expect(readPosting('<title>Data Analyst</title>', 'https://jobs.lever.co/fernway-health/1')).toMatchObject({
      companyName: 'Fernway Health',
    })
    const lever = '<title>Fernway Health - Data Analyst</title>'
    expect(readPosting(lever, 'https://jobs.lever.co/fernwayhealth/1')).toMatchObject({
      title: 'Data Analyst',
      companyName: 'Fernway Health',
    })
    const legal = { ...posting, hiringOrganization: [{ legalName: 'Kestrel Mobility Inc.' }] }
    expect(readPosting(page(legal))?.companyName).toBe('Kestrel Mobility Inc.')
  })

  it('gives plain text of limited length, whatever the page contains', () => {
    const hostile = {
      '@type': 'JobPosting',
      title: `<b>Lead</b>\u0000${'x'.repeat(5000)}`,
      hiringOrganization: { name: { name: 'x' } },
      jobLocation: 5,
      employmentType: {},
      baseSalary: { value: { minValue: 'NaN', maxValue: -1 } },
    }
    const found = readPosting(page(hostile))
    expect(found?.title).toHaveLength(200)
    expect(found?.title).toMatch(/^Leadx+$/)
    expect(found).toMatchObject({ companyName: '', location: '', employmentType: '', salaryText: '' })
  })

  it.each<[string, number, (size: number) => string]>([
    ['metas without an end', 7_000, (size) => '<meta '.repeat(size)],
    ['scripts without an end', 12_500, (size) => '<script type="application/ld+json">'.repeat(size)],
    ['titles without an end', 8_000, (size) => '<title'.repeat(size)],
    ['elements in elements', 15_000, (size) => `<title>x</title>${'<main>'.repeat(size)}`],
    ['descriptions', 2_000, (size) => `<title>x</title>${'<div class="description"><p>a</div>'.repeat(size)}`],
    ['lists in lists', 25_000, (size) => page('['.repeat(size))],
  ])('is read in linear time: %s', async (_, size, made) => {
    expect(await growthOf(size, made, readPosting)).toBeLessThan(NEARLY_LINEAR)
  })
})
