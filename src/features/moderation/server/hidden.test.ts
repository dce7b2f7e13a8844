import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { sessions } from '#db/schema/accounts.ts'
import { notifications } from '#db/schema/notifications.ts'
import { devMails, liveMessages } from '#db/schema/operations.ts'
import { candidateListings } from '#db/schema/talent-pool.ts'
import { writtenPost } from '#features/blog/server/posts.testing.ts'
import { mountEmbeddedJobs } from '#features/job-board/server/embed/http.ts'
import { mountJobAddresses } from '#features/job-board/server/http.ts'
import { mountJobFeeds } from '#features/job-feeds/server/http.ts'
import { mailNotification } from '#features/notifications/server/mail-notification.ts'
import { newId } from '#lib/ids.ts'
import { createApp } from '#server/http/app.ts'
import { createCompany, createJob, createMember, createResume, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { itemOf, moderationWorld, runSubscribers } from './moderation.testing.ts'

const product = productOfFile()
let world: Awaited<ReturnType<typeof moderationWorld>>
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  world = await moderationWorld(product)
  app = createApp(product.services, product.identify, () => true)
  mountJobAddresses(app, product.services)
  mountJobFeeds(app, product.services)
  mountEmbeddedJobs(app, product.services)
})

async function decide(
  kind: 'job' | 'company' | 'profile',
  subjectId: string,
  what: 'reject' | 'approve',
  reason = 'It asks for money.',
) {
  const { id, changedAt: seen } = await itemOf(product.db, kind, subjectId)
  await product.as(world.admin).moderation[what]({ id, seen, reason })
  return id
}
const text = async (path: string) => (await app.request(path)).text()
const board = async () => (await product.as(null).jobs.search({})).items.map(({ id }) => id)

/** Every public place that may list a job. */
async function places({ id, slug }: { id: string; slug: string }, company: { slug: string }) {
  const seeker = await createUser(product.db)
  const sitemap = await text('/sitemap.xml')
  const pages = [...sitemap.matchAll(/\/sitemaps\/[\w-]+\.xml/g)].map(([path]) => path)
  const page = await product.as(null).companyPages.get({ slug: company.slug })
  return {
    search: (await board()).includes(id),
    page: (await product.as(null).jobPages.get({ slug })).state,
    sitemap: (await Promise.all(pages.map(text))).some((xml) => xml.includes(slug)),
    rss: (await text('/jobs.rss')).includes(slug),
    xml: (await text('/feeds/jobs.xml')).includes(slug),
    embed: (await text(`/embed/companies/${company.slug}/jobs.json`)).includes(slug),
    company: page.state === 'open' && page.jobs.items.some((job) => job.id === id),
    saved: await product
      .as(seeker.id)
      .jobs.save({ jobId: id })
      .then(
        () => true,
        () => false,
      ),
    form: await product
      .as(seeker.id)
      .applications.formFor({ jobId: id })
      .then(
        () => true,
        () => false,
      ),
  }
}
const everywhere = {
  search: true,
  page: 'open',
  sitemap: true,
  rss: true,
  xml: true,
  embed: true,
  company: true,
  saved: true,
  form: true,
}
const nowhere = {
  search: false,
  page: 'gone',
  sitemap: false,
  rss: false,
  xml: false,
  embed: false,
  company: false,
  saved: false,
  form: false,
}

describe('a rejected item', () => {
  it('a job is removed from search, its page, the sitemap, the feed, the embedded list and applying at once, and is shown again after approval (MOD-08)', async () => {
    const { job, company } = world
    expect(await places(job, company)).toEqual(everywhere)
    await decide('job', job.id, 'reject')
    expect(await places(job, company)).toEqual(nowhere)
    await decide('job', job.id, 'approve')
    expect(await places(job, company)).toEqual(everywhere)
    // caches of these must revalidate within a minute
    for (const path of ['/sitemap.xml', '/jobs.rss']) {
      expect((await app.request(path)).headers.get('cache-control')).toBe('public, max-age=60')
    }
  })

  it('open pages of job seekers refetch their lists', async () => {
    const seeker = await createUser(product.db)
    const session = { id: newId(), userId: seeker.id, token: newId(), expiresAt: new Date(Date.now() + 86_400_000) }
    await product.db.insert(sessions).values(session)
    const job = await createJob(product.db, world.company.id)
    await decide('job', job.id, 'reject')
    const published = await product.db.select().from(liveMessages).where(eq(liveMessages.userId, seeker.id))
    expect(published.map(({ topic }) => topic)).toEqual(['jobs_changed'])
  })

  it('a company is hidden with its page and its jobs (MOD-08)', async () => {
    const company = await createCompany(product.db)
    const job = await createJob(product.db, company.id)
    await decide('company', company.id, 'reject')
    expect(await product.as(null).companyPages.get({ slug: company.slug })).toEqual({ state: 'gone' })
    expect((await places(job, company)).search).toBe(false)
    await decide('company', company.id, 'approve')
    expect(await places(job, company)).toEqual(everywhere)
  })

  it("a profile is removed from the companies' search, but its person still has it (MOD-08)", async () => {
    const seeker = await createUser(product.db, { name: 'K. Anders' })
    const resume = await createResume(product.db, seeker.id)
    const listing = {
      userId: seeker.id,
      isListed: true,
      headline: 'Analyst',
      resumeId: resume.id,
      listedAt: new Date(),
    }
    await product.db.insert(candidateListings).values(listing)
    const recruiter = (await createMember(product.db, world.company.id)).id
    const found = async () => (await product.as(recruiter).talentPool.search({})).items.map(({ id }) => id)
    expect(await found()).toContain(seeker.id)
    await decide('profile', seeker.id, 'reject')
    expect(await found()).not.toContain(seeker.id)
    await expect(product.as(recruiter).talentPool.open({ id: seeker.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await product.as(seeker.id).moderation.listOwn()).toMatchObject([{ kind: 'profile', isHidden: true }])
  })
})

describe('the owner', () => {
  it('is notified with the reason, in the product and by email, and sees it at the posting (MOD-09)', async () => {
    const job = await createJob(product.db, world.company.id, { title: 'Warehouse Lead' })
    const id = await decide('job', job.id, 'reject', 'The text names another job.')
    await runSubscribers(product)
    const href = `/app/moderation/${id}`
    const [mine] = await product.db.select().from(notifications).where(eq(notifications.href, href))
    expect(mine).toMatchObject({
      type: 'content_rejected',
      title: 'Your job was rejected',
      message: expect.stringContaining('The text names another job.'),
      inApp: true,
      mail: true,
    })
    await mailNotification(product.services, { notificationId: mine!.id, kind: 'moderation' })
    const mails = await product.db.select().from(devMails)
    expect(
      mails.some(
        ({ subject, text: body }) => subject.includes('rejected') && body.includes('The text names another job.'),
      ),
    ).toBe(true)
    const own = await product.as(world.owner).moderation.listOwn()
    expect(own).toContainEqual(
      expect.objectContaining({ id, subjectId: job.id, reason: 'The text names another job.' }),
    )
  })

  it('answers and asks for another review; staff find it in the queue, answer, and approve', async () => {
    const job = await createJob(product.db, world.company.id, { title: 'Night Warden' })
    const id = await decide('job', job.id, 'reject')
    const owner = product.as(world.owner).moderation
    const answer = { id, answerId: newId(), text: 'It was a mistake of ours.', asksAgain: true }
    await owner.answer(answer)
    const thread = await owner.answer(answer)
    expect(thread.history.map(({ act }) => act)).toEqual(['asked', 'rejected'])
    // the deciding admin is not named
    expect(thread.history.at(-1)).toMatchObject({ by: 'staff', actor: null })
    const waiting = await product.as(world.helper).moderation.list({})
    expect(waiting.items).toContainEqual(expect.objectContaining({ id, isAnswered: true, status: 'rejected' }))
    await runSubscribers(product)
    const news = await product.db.select().from(notifications).where(eq(notifications.userId, world.helper))
    expect(news.map(({ title }) => title)).toContain('Review requested')

    await product.as(world.helper).moderation.note({ id, noteId: newId(), text: 'Please name the place.' })
    expect((await product.as(world.helper).moderation.list({})).items.map((item) => item.id)).not.toContain(id)
    expect((await owner.getOwn({ id })).history[0]).toMatchObject({ act: 'noted', words: 'Please name the place.' })
    await decide('job', job.id, 'approve')
    await expect(owner.answer({ ...answer, answerId: newId() })).rejects.toMatchObject({ code: 'NOT_REJECTED' })
  })

  it('is only its company: for another one the item does not exist', async () => {
    const other = await createMember(product.db, (await createCompany(product.db)).id, 'client_admin')
    const { id } = await itemOf(product.db, 'job', world.job.id)
    const { getOwn, answer, listOwn } = product.as(other.id).moderation
    await expect(getOwn({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(answer({ id, answerId: newId(), text: 'Mine' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await listOwn()).toEqual([])
  })
})

it('an article is removed from the blog, and its author may answer (MOD-08)', async () => {
  const { helper, admin } = world
  const article = writtenPost({ title: 'How we read pay bands' })
  await product.as(helper).blog.create({ ...article, status: 'published' } as never)
  const read = () => product.as(null).articles.get({ slug: article.id })
  await expect(read()).resolves.toMatchObject({ title: 'How we read pay bands' })
  const [item] = (await product.as(admin).moderation.list({ view: 'all', kind: 'article' })).items
  expect(item).toMatchObject({ title: 'How we read pay bands', status: 'approved' })
  await product.as(admin).moderation.reject({ id: item!.id, seen: item!.changedAt, reason: 'The figures are wrong.' })
  await expect(read()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await product.as(helper).moderation.listOwn()).toMatchObject([
    { kind: 'article', isHidden: true, reason: 'The figures are wrong.' },
  ])
  expect(await product.as(admin).moderation.listOwn()).toEqual([])
})
