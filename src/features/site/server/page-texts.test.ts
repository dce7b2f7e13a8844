import { describe, expect, it } from 'vitest'
import { platformSettings } from '#db/schema/operations.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { pageNames } from '../page-texts.ts'
import { fillFacts, TextWithFacts } from './fill-facts.ts'

const product = productOfFile()
const facts = { trialDays: 1, refundDaysAnnual: 30, refundDaysMonthly: 7, hasProgramme: false }

describe('fillFacts', () => {
  it.each([
    ['No facts.', 'No facts.'],
    ['Free for {trial}, refund within {refundDaysAnnual} days.', 'Free for 1 day, refund within 30 days.'],
    ['{if trial} Free for {trial}.', 'Free for 1 day.'],
    ['{unless trial} No trial.', null],
    ['{if programme} The fee is refunded.', null],
  ])('fills %j as %j', (text, filled) => {
    expect(fillFacts(text, facts)).toBe(filled)
  })

  it.each(['{days} free', '{if paid} Free', '{toString} free'])('a file with %j is refused', (text) => {
    expect(TextWithFacts.safeParse(text).success).toBe(false)
  })
})

describe('readPageText', () => {
  it('answers with the text of every page', async () => {
    for (const name of pageNames) expect(await product.as(null).site.page({ name })).toBeTruthy()
  })

  it('has no text of the employment program while it is off (MKT-07)', async () => {
    await product.db.update(platformSettings).set({ programmeEnabled: false })
    await expect(product.as(null).site.page({ name: 'programme' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(JSON.stringify(await product.as(null).site.page({ name: 'terms' }))).not.toMatch(/employment program/i)
  })
})
