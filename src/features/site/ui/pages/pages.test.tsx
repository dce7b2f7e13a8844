import { existsSync } from 'node:fs'
import { QueryClient } from '@tanstack/react-query'
import { isNotFound } from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Route as programmeRoute } from '../../../../routes/how-it-works.tsx'
import { serviceKeys, sitePages } from '../../pages/site-pages.ts'
import { pictureWidths } from '../../picture-widths.ts'
import { pageText } from '../../server/page-texts.ts'
import { siteFactsQuery } from '../queries.ts'
import { linksFor, siteFoot, siteNav } from '../site-links.ts'
import { CompaniesPage } from './companies-page.tsx'
import { ContactPage } from './contact-page.tsx'
import { GuidePage } from './guide-page.tsx'
import { InsightsPage } from './insights-page.tsx'
import { LegalPage } from './legal-page.tsx'
import { ProgrammePage } from './programme-page.tsx'
import { ServicePage } from './service-page.tsx'
import { StoriesPage } from './stories-page.tsx'

const facts = {
  origin: 'http://localhost:3000',
  trialDays: 14,
  refundDaysAnnual: 30,
  refundDaysMonthly: 7,
  hasProgramme: true,
  supportEmail: null,
}
const companies = pageText('companies', facts)
const words = () => document.body.textContent?.replace(/\s+/g, ' ') ?? ''
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('every product screenshot exists in each of its widths', () => {
  const pictures = [...serviceKeys.map((key) => pageText(key, facts)), companies, companies.promise].map(
    ({ picture }) => picture,
  )
  const files = pictures.flatMap(({ name }) => pictureWidths.map((width) => `public/pictures/${name}-${width}.webp`))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

describe('the program', () => {
  it('has exactly 13 numbered steps, and links to sign-up and the plans (MKT-01)', () => {
    render(<ProgrammePage text={pageText('programme', facts)} />)
    const parts = ['Before you pay', 'Joining', 'Looking', 'Working'].map((name) =>
      screen.getByRole('region', { name }),
    )
    const steps = parts.flatMap((part) => within(part).getAllByRole('listitem'))
    expect(steps.map((step) => Number(step.textContent?.match(/^\d+/)?.[0]))).toEqual(
      Array.from({ length: 13 }, (_, n) => n + 1),
    )
    expect(addresses()).toEqual(expect.arrayContaining(['/auth?tab=sign-up', '/subscribe', '/terms-of-service']))
  })

  it('names the offer letter, the fee, and next to it the refund (MKT-02, PLAT-09)', () => {
    render(<ProgrammePage text={pageText('programme', { ...facts, refundDaysAnnual: 45 })} />)
    expect(words()).toContain('An offer letter is issued at the start')
    expect(words()).toMatch(/A subscription fee is required\. It is refunded on your first job payout\./)
    expect(words()).toContain('45 days on an annual plan and 7 days on a monthly one')
  })

  it.each([
    'Unlimited applications',
    'AI auto-apply',
    'AI mock interviews',
    'A resume builder',
    'Job notifications',
    'A support executive',
    'Real-time application tracking',
  ])('lists: %s (MKT-03)', (what) => {
    render(<ProgrammePage text={pageText('programme', facts)} />)
    expect(screen.getByRole('heading', { name: what })).not.toBeNull()
  })

  it('when it is off, the page, its links and its texts are gone (MKT-07)', async () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(siteFactsQuery().queryKey, { ...facts, hasProgramme: false })
    const loader = programmeRoute.options.loader as unknown as (context: object) => Promise<unknown>
    await expect(loader({ context: { queryClient } })).rejects.toSatisfy(isNotFound)
    const off = { isMember: false, hasProgramme: false }
    const shown = [siteNav, ...siteFoot.map(({ links }) => links)].flatMap((links) => linksFor(links, off))
    expect(shown.map(({ to }) => to)).not.toContain('/how-it-works')
    expect(JSON.stringify(pageText('terms', { ...facts, hasProgramme: false }))).not.toMatch(/employment program/i)
    expect(JSON.stringify(pageText('terms', facts))).toMatch(/employment program/i)
  })
})

describe('the service pages', () => {
  it.each(serviceKeys)('%s has its own heading, screenshot, steps, questions, and links (MKT-05, MKT-06)', (key) => {
    const text = pageText(key, facts)
    render(<ServicePage service={key} text={text} facts={facts} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(text.heading[0])
    expect(screen.getByRole('img', { name: text.picture.shows })).not.toBeNull()
    expect(addresses()).toEqual(expect.arrayContaining(['/auth?tab=sign-up', '/subscribe', '/jobs', '/contact-us']))
    for (const other of serviceKeys.filter((one) => one !== key)) expect(addresses()).toContain(sitePages[other].path)
  })

  it('have no duplicate text: each heading, lead and answer is on one page only', () => {
    const said = serviceKeys
      .map((key) => pageText(key, facts))
      .flatMap(({ heading, lead, questions }) => [heading.join(' '), lead, ...questions.map(({ answer }) => answer)])
    expect(new Set(said).size).toBe(said.length)
  })
})

it('the page for companies links to a company account, and shows the snippet for their own site', () => {
  render(<CompaniesPage text={companies} origin="https://tandem.example" />)
  expect(addresses()).toEqual(
    expect.arrayContaining(['/contact-us?about=company#form', '/auth?redirect=%2Fapp%2Fcompany%2Fjobs', '/jobs']),
  )
  const pictures = screen.getAllByRole('img')
  expect(pictures.map((img) => img.getAttribute('src'))).toEqual([
    '/pictures/hiring-board-1920.webp',
    '/pictures/hiring-analytics-1920.webp',
  ])
  expect(pictures[0]?.getAttribute('srcset')).toBe(
    '/pictures/hiring-board-1920.webp 1920w, /pictures/hiring-board-1280.webp 1280w, /pictures/hiring-board-800.webp 800w',
  )
  expect(screen.getByRole('region', { name: 'The snippet for your site' }).textContent).toContain(
    'src="https://tandem.example/embed/jobs.js"',
  )
})

it('guide, stories and insights each have their own text and links (MKT-04)', () => {
  const nothing = { openJobs: 0, newThisWeek: 0, remoteJobs: 0, byKind: [], byPlace: [], byIndustry: [] }
  const noPay = { dataPoints: 0, postedJobs: 0, sources: [], byIndustry: [] }
  const pages = [
    <GuidePage key="g" parts={pageText('guide', facts)} />,
    <StoriesPage key="s" stories={pageText('stories', facts)} />,
    <InsightsPage key="i" insights={nothing} salaries={noPay} />,
  ]
  const headings = pages.map((page) => {
    const { unmount } = render(page)
    expect(addresses()).toEqual(expect.arrayContaining(['/auth?tab=sign-up', '/subscribe', '/jobs', '/contact-us']))
    const heading = screen.getByRole('heading', { level: 1 }).textContent
    unmount()
    return heading
  })
  expect(new Set(headings).size).toBe(3)
})

describe('the contact page', () => {
  it('has three cards, the form, office, response times and help (HELP-02, HELP-03)', () => {
    render(<ContactPage answer={{ state: 'new' }} viewer={null} supportEmail={null} now={0} />)
    for (const name of [
      'Live Chat',
      'Email',
      'Phone Support',
      'Response times',
      'Office and support',
      'Help resources',
    ])
      expect(screen.getByRole('heading', { name })).not.toBeNull()
    const form = within(screen.getByRole('form', { name: 'Contact' }))
    const isRequired = (label: RegExp) => (form.getByLabelText(label) as HTMLInputElement).required
    expect([/^Name/, /^Email/, /^Subject/, /^Message/].map(isRequired)).toEqual([true, true, true, true])
    expect(isRequired(/^Category/)).toBe(false)
    const options = [...form.getByLabelText(/^Category/).querySelectorAll('option')].map(({ value }) => value)
    expect(options).toEqual(['', 'support', 'billing', 'feature', 'bug', 'partnership', 'other'])
  })

  it('shows the response times and office hours (HELP-05)', () => {
    render(<ContactPage answer={{ state: 'new' }} viewer={null} supportEmail={null} now={0} />)
    expect(words()).toMatch(/Live chatInstant.*premium plansUnder 2 hours.*standardUnder 24 hours.*Phone24\/7/)
    expect(words()).toContain('Office hours: Monday to Friday, 9:00 AM to 6:00 PM Pacific')
  })

  it('names the support address where one is set (HELP-02)', () => {
    render(<ContactPage answer={{ state: 'new' }} viewer={null} supportEmail="help@tandem.example" now={0} />)
    expect(addresses()).toContain('mailto:help@tandem.example')
  })

  it.each([
    ['sent', 'Message received'],
    ['form', 'Your message was not sent'],
    ['often', 'many messages in a short time'],
    ['quick', 'select Send message again'],
  ] as const)('shows the result of a message: %s', (state, text) => {
    render(<ContactPage answer={{ state }} viewer={null} supportEmail={null} now={0} />)
    expect(words()).toContain(text)
  })

  it('returns the typed values, with an error at each invalid field (HELP-03)', () => {
    const typed = { name: 'Imani Diallo', email: 'imani', subject: 'My invoice', category: 'billing', message: 'Help.' }
    const wrong = { email: 'Please enter a valid email address' }
    render(<ContactPage answer={{ state: 'form', typed, wrong }} viewer={null} supportEmail={null} now={0} />)
    const form = within(screen.getByRole('form', { name: 'Contact' }))
    const field = (label: RegExp) => form.getByLabelText(label) as HTMLInputElement
    expect([/^Name/, /^Email/, /^Subject/, /^Category/, /^Message/].map((label) => field(label).value)).toEqual(
      Object.values(typed),
    )
    const line = document.getElementById(field(/^Email/).getAttribute('aria-describedby') ?? '')
    expect([field(/^Email/).getAttribute('aria-invalid'), line?.textContent]).toEqual(['true', wrong.email])
    expect(field(/^Name/).getAttribute('aria-invalid')).toBeNull()
  })
})

describe('the legal texts', () => {
  it.each([
    ['Privacy policy', pageText('privacy', facts)],
    ['Terms of service', pageText('terms', facts)],
  ] as const)('%s shows its last change, and has links to its sections (HELP-06)', (title, text) => {
    render(<LegalPage title={title} text={text} />)
    expect(screen.getByText('Last updated: December 15, 2024')).not.toBeNull()
    for (const link of screen.getAllByRole('link'))
      expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull()
  })

  it('the terms have refund, trial, age and notice; the privacy page its 30 days (HELP-07)', () => {
    const terms = JSON.stringify(pageText('terms', { ...facts, refundDaysMonthly: 9 }))
    expect(terms).toContain('Refund: 30 days for annual subscriptions, 9 days for monthly ones')
    expect(terms).toContain('Free trial: 14 days. No card is needed.')
    expect(JSON.stringify(pageText('terms', { ...facts, trialDays: 0 }))).not.toContain('Free trial')
    expect(terms).toContain('at least 18')
    expect(terms).toMatch(/notice of changes to these terms 30 days/)
    expect(JSON.stringify(pageText('privacy', facts))).toContain('we answer within 30 days')
  })
})

describe('industry insights', () => {
  const nothing = { openJobs: 0, newThisWeek: 0, remoteJobs: 0, byKind: [], byPlace: [], byIndustry: [] }
  const noPay = { dataPoints: 0, postedJobs: 0, sources: [], byIndustry: [] }

  it('shows the counts and the jobs behind them', () => {
    const byPlace = [{ name: 'Portland, OR', count: 1200 }]
    render(<InsightsPage insights={{ ...nothing, openJobs: 2400, byPlace }} salaries={noPay} />)
    expect(screen.getByRole('link', { name: 'Portland, OR' }).getAttribute('href')).toBe(
      '/jobs?location=Portland%2C+OR',
    )
    expect(screen.getByRole('cell', { name: '1,200' })).not.toBeNull()
  })

  it('shows what is missing without data', () => {
    render(<InsightsPage insights={nothing} salaries={noPay} />)
    expect(words()).toContain('No open jobs right now.')
    expect(words()).toContain('An industry appears once it has five data points')
  })
})
