import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { externalApplications, externalStatusChanges } from '#db/schema/job-tracker.ts'
import { auditLog, events } from '#db/schema/operations.ts'
import { applyWorld } from '#features/applications/server/apply.testing.ts'
import { createCompany, createMember, createResume, createUser } from '#testing/factories.ts'
import { outcomeOf } from '#testing/outcome-of.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { maxExternal, maxPostingCharacters } from '../../rules.ts'

const product = productOfFile()

const fields = {
  title: 'Data Analyst',
  companyName: 'Copperline Energy',
  location: 'Denver, CO',
  link: 'https://copperline.example/jobs/12',
  appliedOn: '2026-01-05',
  salaryText: '$84k - $99k',
  employmentType: 'contract' as const,
  status: 'submitted' as const,
  notes: 'Referred by Tomas',
}
const seeker = async () => {
  const user = await createUser(product.db)
  return { user, my: product.as(user.id) }
}

describe('an external application', () => {
  it.each([
    ['title', '  '],
    ['companyName', ''],
    ['title', 'x'.repeat(201)],
    ['link', 'javascript:alert(1)'],
    ['link', 'https://user:secret@example.com/'],
    ['link', 'copperline'],
    ['appliedOn', '2026-02-30'],
    ['appliedOn', ''],
    ['appliedOn', '2999-01-01'],
    ['appliedOn', '1901-01-01'],
    ['status', 'saved'],
    ['employmentType', 'gig'],
  ])('is refused with %s %j', async (name, value) => {
    const { my } = await seeker()
    expect(await outcomeOf(my.jobTracker.addExternal({ ...fields, [name]: value }))).toBe('BAD_REQUEST')
    expect((await my.jobTracker.listOwn({})).items).toEqual([])
  })

  it('is refused at the limit', async () => {
    const { user, my } = await seeker()
    const row = { userId: user.id, title: 'x', companyName: 'x', appliedOn: '2026-01-01', appliedAt: new Date() }
    await product.db.insert(externalApplications).values(Array.from({ length: maxExternal }, () => row))
    expect(await outcomeOf(my.jobTracker.addExternal(fields))).toBe('TOO_MANY_EXTERNAL')
  })

  it('is in the list, its counts and the statistics, marked as external (TRACK-01, TRACK-15)', async () => {
    const { my } = await seeker()
    const made = await my.jobTracker.addExternal(fields)
    expect(made).toMatchObject({ isExternal: true, source: 'elsewhere', notes: 'Referred by Tomas' })
    expect(made.job).toMatchObject({ salaryText: '$84k - $99k', link: fields.link, isOpen: false, id: null })
    const bare = await my.jobTracker.updateExternal({ ...fields, id: made.id, link: 'copperline.example/jobs/12' })
    expect(bare.job.link).toBe(fields.link)
    const { items, counts } = await my.jobTracker.listOwn({})
    expect([items.map(({ id }) => id), counts.submitted]).toEqual([[made.id], 1])
    expect(await my.jobTracker.stats()).toMatchObject({ totalApplications: 1, pendingReview: 1, responseRate: 0 })
  })

  it('is found by words, status, date, type, place, source and salary (TRACK-04, TRACK-05, TRACK-06)', async () => {
    const { my } = await seeker()
    const { id } = await my.jobTracker.addExternal(fields)
    const cases: [Parameters<typeof my.jobTracker.listOwn>[0], boolean][] = [
      [{ search: 'copper' }, true],
      [{ search: '%' }, false],
      [{ status: 'submitted' }, true],
      [{ status: 'interview' }, false],
      [{ days: 7 }, false],
      [{ type: 'contract' }, true],
      [{ type: 'full-time' }, false],
      [{ location: 'denver' }, true],
      [{ location: 'Lisbon' }, false],
      [{ source: 'elsewhere' }, true],
      [{ source: 'direct' }, false],
      [{ salary: 99_000 }, true],
      [{ salary: 99_001 }, false],
    ]
    for (const [filter, isFound] of cases) {
      const { items, counts } = await my.jobTracker.listOwn(filter)
      expect([filter, items.map((item) => item.id)]).toEqual([filter, isFound ? [id] : []])
      expect([filter, counts.submitted]).toEqual([filter, isFound ? 1 : 0])
    }
  })

  it('has the status that is set, with every step in its history; the same status is no step (TRACK-19)', async () => {
    const { my } = await seeker()
    const { id, statusUpdatedAt } = await my.jobTracker.addExternal(fields)
    for (const status of ['interview', 'interview', 'submitted', 'accepted'] as const) {
      await my.jobTracker.setExternalStatus({ id, status })
    }
    const details = await my.jobTracker.getExternal({ id })
    expect(details.statusUpdatedAt.getTime()).toBeGreaterThan(statusUpdatedAt.getTime())
    expect(
      details.timeline.filter(({ kind }) => kind === 'status').map((step) => 'status' in step && step.status),
    ).toEqual(['submitted', 'interview', 'submitted', 'accepted'])
  })

  it('is changed as a whole, and retains the timestamp of its day', async () => {
    const { my } = await seeker()
    const made = await my.jobTracker.addExternal(fields)
    const changed = await my.jobTracker.updateExternal({
      ...fields,
      id: made.id,
      title: 'Lead',
      salaryText: '',
      status: 'rejected',
    })
    expect(changed).toMatchObject({
      status: 'rejected',
      appliedAt: made.appliedAt,
      job: { title: 'Lead', salaryMax: null },
    })
    expect(await my.jobTracker.updateExternalNotes({ id: made.id, notes: ' Call ' })).toEqual({ notes: 'Call' })
  })

  it('is deleted with its history, reminders and contacts, and with its person', async () => {
    const { user, my } = await seeker()
    const [first, second] = [await my.jobTracker.addExternal(fields), await my.jobTracker.addExternal(fields)]
    await my.jobTracker.addContact({
      aboutId: first.id,
      name: 'Dana',
      role: '',
      email: '',
      phone: '',
      link: '',
      note: '',
    })
    await my.jobTracker.addReminder({ aboutId: first.id, dueAt: new Date(), note: 'Call' })
    await my.jobTracker.deleteExternal({ id: first.id })
    expect(await my.jobTracker.openReminders()).toEqual([])
    expect((await my.jobTracker.listOwn({})).items.map(({ id }) => id)).toEqual([second.id])
    await product.db.delete(users).where(eq(users.id, user.id))
    expect(
      await product.db.select().from(externalStatusChanges).where(eq(externalStatusChanges.externalId, second.id)),
    ).toEqual([])
  })

  it('cannot be read, changed or detected by anyone else (TRACK-13)', async () => {
    const { my } = await seeker()
    const other = (await seeker()).my
    const { id } = await my.jobTracker.addExternal(fields)
    const contact = { name: 'x', role: '', email: '', phone: '', link: '', note: '' }
    const calls = [
      other.jobTracker.getExternal({ id }),
      other.jobTracker.updateExternal({ ...fields, id }),
      other.jobTracker.setExternalStatus({ id, status: 'accepted' }),
      other.jobTracker.updateExternalNotes({ id, notes: 'x' }),
      other.jobTracker.deleteExternal({ id }),
      other.jobTracker.addReminder({ aboutId: id, dueAt: new Date(), note: 'x' }),
      other.jobTracker.addContact({ aboutId: id, ...contact }),
    ]
    expect(await Promise.all(calls.map(outcomeOf))).toEqual(calls.map(() => 'NOT_FOUND'))
    expect((await other.jobTracker.listOwn({})).items).toEqual([])
    const member = await createMember(product.db, (await createCompany(product.db)).id, 'client_admin')
    expect(await outcomeOf(product.as(member.id).jobTracker.getExternal({ id }))).toBe('FORBIDDEN')
    const recorded = JSON.stringify([await product.db.select().from(events), await product.db.select().from(auditLog)])
    expect(recorded).not.toContain(id)
  })

  it('is paged with the others without losing or repeating any', async () => {
    const { user, my } = await seeker()
    const rows = Array.from({ length: 230 }, (_, i) => ({
      userId: user.id,
      title: `Job ${i}`,
      companyName: 'x',
      appliedOn: '2026-01-01',
      // many with the same timestamp
      appliedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(i / 50))),
    }))
    await product.db.insert(externalApplications).values(rows)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await my.jobTracker.listOwn({ cursor })
      seen.push(...page.items.map(({ job }) => job.title))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect([seen.length, new Set(seen).size]).toEqual([230, 230])
  })
})

describe('findSimilar', () => {
  it('finds the same title at the same company, apart from spelling, among the applications of both kinds of its person', async () => {
    const made = await applyWorld(product)
    const { applicationId } = await made.my.submit(made.input)
    const tracker = product.as(made.user.id).jobTracker
    const ask = { title: made.job.title.toUpperCase(), companyName: `${made.company.name}, Inc.` }
    expect(await tracker.findSimilar(ask)).toMatchObject([{ id: applicationId, isExternal: false }])
    const { id } = await tracker.addExternal({ ...fields, ...ask, appliedOn: '2026-01-05' })
    expect((await tracker.findSimilar(ask)).map((one) => one.id)).toEqual([applicationId, id])
    expect(await tracker.findSimilar({ ...ask, title: 'Night Baker' })).toEqual([])
    const other = await seeker()
    expect(await other.my.jobTracker.findSimilar(ask)).toEqual([])
  })

  it('needs a title and a company', async () => {
    const { my } = await seeker()
    for (const [title, companyName] of [
      ['', 'Acme'],
      ['Analyst', ' '],
    ] as const)
      expect(await outcomeOf(my.jobTracker.findSimilar({ title, companyName }))).toBe('BAD_REQUEST')
  })
})

describe('the text of a posting', () => {
  const description = '<p>We look for a data analyst.</p><h3>Requirements</h3><ul><li>SQL</li><li>Welding</li></ul>'

  it('is refused where it is too long', async () => {
    const { my } = await seeker()
    const long = 'x'.repeat(maxPostingCharacters + 1)
    expect(await outcomeOf(my.jobTracker.addExternal({ ...fields, description: long }))).toBe('BAD_REQUEST')
  })

  it('is stored as clean HTML, stays where an update leaves it out, and is removed by an empty one', async () => {
    const { my } = await seeker()
    const hostile = `${description}<script>alert(1)</script><p onclick="x()">Now</p>`
    const { id } = await my.jobTracker.addExternal({ ...fields, description: hostile })
    const stored = async () => (await my.jobTracker.getExternal({ id })).description
    expect(await stored()).toBe(`${description}<p>Now</p>`)
    await my.jobTracker.updateExternal({ ...fields, id, title: 'Analyst' })
    expect(await stored()).toBe(`${description}<p>Now</p>`)
    await my.jobTracker.updateExternal({ ...fields, id, description: '' })
    expect(await stored()).toBe('')
  })

  it('is matched with the default resume: requirement by requirement, and not at all without the text or a resume', async () => {
    const { user, my } = await seeker()
    const bare = await my.jobTracker.addExternal(fields)
    const { id } = await my.jobTracker.addExternal({ ...fields, title: 'Data analyst', description })
    expect(await my.jobTracker.getExternal({ id })).toMatchObject({ matching: 'no_resume', match: null })
    const text =
      'Maya Okafor\nData analyst, Fernway Health, 2020 - present\nFive years of SQL: built the weekly reports of the clinics.'
    await createResume(product.db, user.id, { text })
    const { matching, match } = await my.jobTracker.getExternal({ id })
    expect(matching).toBe('ready')
    const states = Object.fromEntries(match!.items.map(({ label, state }) => [label, state]))
    expect(states).toMatchObject({ SQL: 'met', Welding: 'missing' })
    expect(await my.jobTracker.getExternal({ id: bare.id })).toMatchObject({
      matching: null,
      match: null,
      description: '',
    })
  })
})
