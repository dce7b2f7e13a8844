import { expect, it, vi } from 'vitest'
import { platformSettings } from '#db/schema/operations.ts'
import { createCompany, createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()

it('reads refund and trial days from the one stored record, so that a change shows (PLAT-07)', async () => {
  const facts = () => product.as(null).site.facts(undefined)
  const origin = product.services.env.PUBLIC_URL
  expect(await facts()).toEqual({
    origin,
    trialDays: 14,
    refundDaysAnnual: 30,
    refundDaysMonthly: 7,
    hasProgramme: true,
    supportEmail: null,
  })
  await product.db.update(platformSettings).set({
    trialDays: 21,
    refundDaysAnnual: 45,
    refundDaysMonthly: 10,
    programmeEnabled: false,
    supportEmail: 'help@tandem.example',
  })
  expect(await facts()).toEqual({
    origin,
    trialDays: 21,
    refundDaysAnnual: 45,
    refundDaysMonthly: 10,
    hasProgramme: false,
    supportEmail: 'help@tandem.example',
  })
  await product.db.delete(platformSettings)
  expect(await facts()).toMatchObject({ trialDays: 14 })
})

it('counts only public jobs that are open for applications', async () => {
  const before = await product.as(null).site.insights(undefined)
  const company = await createCompany(product.db, { industry: 'Technology' })
  const base = { location: 'Porto', employmentType: 'contract' as const }
  await createJob(product.db, company.id, { ...base, remoteAllowed: true, postedAt: new Date() })
  await createJob(product.db, company.id, { ...base, status: 'paused' })
  await createJob(product.db, company.id, { ...base, externalPosting: false })
  await createJob(product.db, company.id, { ...base, closesAt: new Date(Date.now() - 1000) })
  // the counts are cached for a while
  expect(await product.as(null).site.insights(undefined)).toEqual(before)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 })
  const after = await product
    .as(null)
    .site.insights(undefined)
    .finally(() => vi.useRealTimers())
  expect(after.openJobs - before.openJobs).toBe(1)
  expect(after.newThisWeek - before.newThisWeek).toBe(1)
  expect(after.remoteJobs - before.remoteJobs).toBe(1)
  expect(after.byPlace).toContainEqual({ name: 'Porto', count: 1 })
  expect(after.byIndustry).toContainEqual({ name: 'Technology', count: 1 })
})
