import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { files } from '#db/schema/documents.ts'
import { interviewPhoneDetails, scheduledInterviews } from '#db/schema/interview-prep.ts'
import { insertMocks } from '#testing/access/mock-fixtures.ts'
import { insertScheduled } from '#testing/access/schedule-fixtures.ts'
import { createCredential, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { writeExport } from './export/write-export.ts'
import { finishErasure } from './finish-erasure.ts'
import { readZip } from './read-zip.testing.ts'

const PASSWORD = 'quiet river stone'
const product = productOfFile()

const stored = async () => {
  const keys: string[] = []
  for await (const { key } of product.services.storage.list('interview-recordings/')) keys.push(key)
  return keys
}

it("downloads a recording and a scheduled interview with the person's data, and deletes them with the account (INTV-28)", async () => {
  const { db, services } = product
  const { id: userId } = await createUser(db)
  await createCredential(db, userId, await (await services.auth.$context).password.hash(PASSWORD))
  await insertMocks(db, [{ userId, words: 'Because.' }])
  await insertScheduled(services, [{ userId, phone: '020 7946 0958', words: 'Ask about pay.' }])
  const parts: Buffer[] = []
  for await (const part of await writeExport(services, userId)) parts.push(part as Buffer)
  const zip = await readZip(Buffer.concat(parts))
  const recording = [...zip].find(([path]) => path.startsWith('files/interview-recordings/'))
  expect(recording?.[1]).toBe('webm')
  expect(zip.get('data/interview_phone_details.json')).toContain('020 7946 0958')
  expect(zip.get('data/scheduled_interviews.json')).toContain('Ask about pay.')

  await product.as(userId).privacy.deleteAccount({ password: PASSWORD, confirmation: 'DELETE' })
  await finishErasure(services, { userId })
  expect(await stored()).toEqual([])
  expect(await db.select().from(files).where(eq(files.ownerId, userId))).toEqual([])
  for (const table of [scheduledInterviews, interviewPhoneDetails]) {
    expect(await db.select().from(table).where(eq(table.userId, userId))).toEqual([])
  }
})
