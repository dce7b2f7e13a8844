import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { companies } from '#demo/content/companies.ts'
import { jobs } from '#demo/content/jobs.ts'
import { articleData } from '#features/blog/ui/public/blog-head.ts'
import { breadcrumbsData } from '#features/job-board/breadcrumbs.ts'
import { jobPosting } from '#features/job-board/job-posting.ts'
import type { Landing } from '#features/job-board/landing-contract.ts'
import { organizationData } from '#features/job-board/organization-data.ts'
import { readJobLocation } from '#features/job-board/server/job-location.ts'
import { companySteps } from '#features/job-board/ui/company/company-steps.ts'
import { browseHead, companiesHead } from '#features/job-board/ui/landing/directory-head.ts'
import { landingHead } from '#features/job-board/ui/landing/landing-head.ts'
import { readPosted } from '#features/places/known-places.ts'
import { writtenArticles } from '#features/support/server/help/written-articles.ts'
import { newId } from '#lib/ids.ts'
import { dollarsAYear } from '#lib/pay/pay.ts'
import { JobPostingData } from '#testing/structured-data/job-posting-schema.ts'
import {
  ArticleData,
  BreadcrumbData,
  OrganizationData,
  QuestionsData,
  WebSiteData,
} from '#testing/structured-data/schemas.ts'
import { pageText } from './server/page-texts.ts'
import { helpBreadcrumbsData, questionsData } from './ui/help/help-head.ts'
import { siteData } from './ui/site-data.ts'

const origin = 'https://tandem.test'
const now = new Date('2026-11-22T12:00:00Z')

/** The structured data in the rendered page. */
const written = (data: unknown) => JSON.parse(JSON.stringify(data))
const problemsOf = (schema: z.ZodType, data: unknown) =>
  schema.safeParse(written(data)).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
const dataOf = ({ meta }: { meta: unknown[] }) =>
  (meta as Record<string, unknown>[]).flatMap((one) => ('script:ld+json' in one ? [one['script:ld+json']] : []))

const byCompany = new Map(companies().map((company) => [company.slug, company]))
const open = jobs().filter(({ status, externalPosting }) => status === 'active' && externalPosting)

function postingOf(job: (typeof open)[number]) {
  const company = byCompany.get(job.companySlug)!
  const hours = (n: number) => new Date(now.getTime() + n * 3_600_000)
  return jobPosting(
    {
      id: newId(),
      slug: job.key,
      title: job.title,
      description: job.descriptionHtml,
      requirements: job.requirementsHtml,
      where: readJobLocation(
        { ...job, moreLocations: [], applicantPlaces: [] },
        { location: company.location, timeZone: 'UTC' },
      ),
      remoteAllowed: job.isRemote,
      employmentType: job.employmentType,
      ...dollarsAYear(job.salaryMin, job.salaryMax),
      postedAt: hours(-job.postedHoursAgo),
      closesAt: job.deadlineInDays === null ? null : hours(24 * job.deadlineInDays),
      company: {
        name: company.name,
        logoUrl: company.logo,
        website: company.website,
      },
    },
    origin,
  )
}

describe('structured data', () => {
  it('of every open job of the demo is a JobPosting that Google accepts (JOBS-22)', () => {
    expect(open.length).toBeGreaterThan(200)
    const listed = open.filter((job) => postingOf(job) !== null)
    expect(listed.length).toBeGreaterThan(200)
    // 'Remote' only, at a company in an unknown country: Google requires a country
    const left = open.filter((job) => !listed.includes(job))
    expect(left.map(({ location, isRemote }) => [location ?? 'Remote', isRemote])).toEqual(
      left.map(() => ['Remote', true]),
    )
    const problems = listed.map((job) => [job.key, problemsOf(JobPostingData, postingOf(job))])
    expect(problems.filter(([, found]) => found!.length > 0)).toEqual([])
  })

  it.each<[string, object]>([
    ['a kind of work that Google does not know', { employmentType: 'full-time' }],
    ['a place without a country', { jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress' } } }],
    ['no place', { jobLocation: undefined, jobLocationType: undefined }],
    ['home, but in no country', { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: undefined }],
    [
      'pay of nothing',
      {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'USD',
          value: { '@type': 'QuantitativeValue', unitText: 'YEAR' },
        },
      },
    ],
    ['a description without lines', { description: 'Work.' }],
    ['something that nobody reads', { salary: 100 }],
  ])('is rejected with %s', (_what, change) => {
    const posting = open.map(postingOf).find((one) => one?.jobLocation && !one.jobLocationType)
    expect(problemsOf(JobPostingData, posting)).toEqual([])
    expect(problemsOf(JobPostingData, { ...posting, ...change })).not.toEqual([])
  })

  it('of every company of the demo is an Organization, with breadcrumbs', () => {
    for (const { logo: logoUrl, members: _, ...company } of byCompany.values()) {
      const data = organizationData(
        { ...company, place: readPosted(company.location).places[0] ?? null, id: newId(), logoUrl },
        origin,
        new URL(company.website),
      )
      expect([company.slug, problemsOf(OrganizationData, data)]).toEqual([company.slug, []])
      expect(problemsOf(BreadcrumbData, breadcrumbsData(companySteps(company), origin))).toEqual([])
    }
  })

  it('of lists is their breadcrumbs, without jobs: those have their own pages', () => {
    const named = { slug: 'nurse', label: 'Nurse', jobs: 3 }
    const employer = { id: newId(), slug: 'fernway', name: 'Fernway', logoUrl: null, jobs: 3 }
    const landing: Landing = {
      role: named,
      place: { slug: 'porto-portugal', label: 'Porto, Portugal' },
      stats: {
        ...{ jobs: 3, newThisWeek: 1, remote: 0, companies: 1, lastPostedAt: now, pay: null, employers: [employer] },
        skills: { read: 3, named: [] },
      },
      jobs: { items: [], page: 1, pageSize: 20 },
      ...{ roles: [], places: [], isListed: true },
    }
    const directory = {
      ...{ roles: [named], places: [named], companies: [employer], remoteJobs: 0 },
      totals: { roles: 1, places: 1, companies: 1 },
    }
    const hiring = { items: [], total: 0, page: 1, pageSize: 30 }
    const heads = [
      landingHead(landing, origin),
      landingHead({ ...landing, role: null }, origin),
      landingHead({ ...landing, place: null }, origin),
      browseHead(directory, origin),
      companiesHead({ companies: hiring, q: '', origin }),
    ]
    for (const head of heads) {
      expect(dataOf(head)).toHaveLength(1)
      expect(problemsOf(BreadcrumbData, dataOf(head)[0])).toEqual([])
    }
  })

  it('of the site is its organization and its search', () => {
    const [organization, site] = siteData(origin)
    expect([problemsOf(OrganizationData, organization), problemsOf(WebSiteData, site)]).toEqual([[], []])
  })

  it('of an article is its author and date, also without image and author', () => {
    const article = {
      ...{ id: newId(), slug: 'read-the-range', title: 'Read the end of it. '.repeat(20), excerpt: 'A range.' },
      ...{ category: { name: 'Pay', slug: 'pay' }, publishedAt: now, updatedAt: now, minutes: 4, drawing: 1 },
      ...{ cover: { url: '/api/blog-pictures/x', alt: '', width: 1, height: 1 }, tags: [{ name: 'Pay', slug: 'pay' }] },
      author: { name: 'Inês Duarte', headline: '', image: null },
      ...{ html: '', headings: [], bio: '', likes: 0, shares: 0, isLiked: false, related: [] },
      ...{ seoTitle: '', seoDescription: '', canonicalUrl: '' },
    }
    const bare = { ...article, category: null, cover: null, author: null, tags: [], excerpt: '' }
    for (const one of [article, bare]) expect(problemsOf(ArticleData, articleData(one, origin))).toEqual([])
  })

  it('of the help center is its questions, and the breadcrumbs of each article', () => {
    const days = { trialDays: 14, refundDaysAnnual: 30, refundDaysMonthly: 7 }
    const facts = { ...days, origin, hasProgramme: true, supportEmail: null }
    expect(problemsOf(QuestionsData, questionsData(pageText('help', facts)))).toEqual([])
    for (const { slug, topic, title, summary } of writtenArticles()) {
      const article = { slug, topic, title, summary, id: newId(), html: '', updatedAt: now }
      expect([slug, problemsOf(BreadcrumbData, helpBreadcrumbsData(origin, article))]).toEqual([slug, []])
    }
  })
})
