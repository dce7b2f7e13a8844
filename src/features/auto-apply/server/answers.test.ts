import { expect, it } from 'vitest'
import { applicationResponses } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createRequirement } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { rememberAnswers } from './answers.ts'
import { createDataJob, createMaya } from './world.testing.ts'

const product = productOfFile()

const question = { questionType: 'text' as const, label: 'Favourite tool', options: [] }

it('saves typed answers by question, refuses invalid ones and those of sensitive questions (AUTO-04)', async () => {
  const my = product.as((await createMaya(product)).user.id).autoApply
  const first = await my.saveAnswer({ ...question, value: 'dbt' })
  const again = await my.saveAnswer({ ...question, label: 'favourite TOOL?', value: 'Looker' })
  expect(again.id).toBe(first.id)
  expect(await my.listAnswers()).toMatchObject([{ label: 'favourite TOOL?', value: 'Looker', source: 'typed' }])
  await expect(my.saveAnswer({ ...question, questionType: 'number', value: 'x' })).rejects.toMatchObject({
    code: 'ANSWER_INVALID',
    data: { problem: 'Please enter a number' },
  })
  for (const label of ['Do you need a visa?', 'Gender', 'Why this job?', 'Current salary']) {
    await expect(my.saveAnswer({ ...question, label, value: 'x' })).rejects.toMatchObject({
      code: 'SENSITIVE_QUESTION',
    })
  }
  const other = product.as((await createMaya(product)).user.id).autoApply
  await expect(other.removeAnswer({ id: first.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await my.removeAnswer({ id: first.id })
  expect(await my.listAnswers()).toEqual([])
})

it('imports answers from past applications: the newest, never a private or personal one (AUTO-04)', async () => {
  const { user } = await createMaya(product)
  const my = product.as(user.id).autoApply
  await sentBefore(user.id, 'Tableau', new Date('2025-01-01'))
  const { applicationId } = await sentBefore(user.id, 'dbt', new Date('2026-01-01'))
  expect(await my.collectAnswers()).toEqual({ kept: 2, leftOut: 4 })
  const bank = await my.listAnswers()
  expect(bank.map(({ label, value, source }) => [label, value, source]).sort()).toEqual(
    [
      ['Favourite tool', 'dbt', 'application'],
      ['Can you travel?', 'yes', 'application'],
    ].sort(),
  )
  // without consent, no answer of a new application is saved
  const shy = await createMaya(product)
  await rememberAnswers(product.services, { userId: shy.user.id, applicationId })
  expect(await product.as(shy.user.id).autoApply.listAnswers()).toEqual([])
  await my.removeAnswer({ id: bank[0]!.id })
  await rememberAnswers(product.services, { userId: user.id, applicationId })
  expect(await my.listAnswers()).toHaveLength(1)
  await my.saveSettings({ isPaused: false, dailyCap: 5, companyCap: 2, remembersAnswers: true })
  await rememberAnswers(product.services, { userId: user.id, applicationId })
  expect(await my.listAnswers()).toHaveLength(2)
})

async function sentBefore(userId: string, tool: string, appliedAt: Date) {
  const job = await createDataJob(product)
  const asked = [
    await createRequirement(product.db, job.id, { label: 'Favourite tool' }),
    await createRequirement(product.db, job.id, { label: 'Can you travel?', questionType: 'yes_no' }),
    await createRequirement(product.db, job.id, { label: 'Do you need a visa?', questionType: 'yes_no' }),
    await createRequirement(product.db, job.id, { label: 'Salary wish', private: true }),
  ]
  const who = applicantDetails({ fullName: 'Maya' })
  const [row] = await product.db
    .insert(applications)
    .values({ userId, jobId: job.id, appliedAt, ...who })
    .returning()
  const texts = [tool, 'Yes', 'No', '90000']
  await product.db
    .insert(applicationResponses)
    .values(asked.map(({ id }, n) => ({ applicationId: row!.id, requirementId: id, responseText: texts[n]! })))
  return { applicationId: row!.id }
}
