import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { resumes } from '#db/schema/documents.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { testProduct } from '#testing/product.ts'
import { resumeCreated } from '../../events.ts'
import { filesApp } from '../files-app.testing.ts'
import { documentSubscribers } from '../subscribers.ts'

it.each([
  [
    'a resume that can be read',
    readFileSync(join(import.meta.dirname, '../../../../../bench/import/files/priya-text.txt')),
    true,
  ],
  ['a text that is no resume', Buffer.from('milk\nbread\n'), false],
  [
    'a resume whose jobs have no dates and titles',
    Buffer.from(
      'Ngozi Adeyemi\nngozi@adeyemi.example\n\nExperience\n\nFernway\n\nKestrel\n\nLumen\n\nSkills\n\nSQL, Python, dbt\n',
    ),
    false,
  ],
])('scores an upload by the text read in it: %s', async (_, bytes, isScored) => {
  const product = await testProduct()
  onTestFinished(() => product.close())
  const { id: userId } = await createUser(product.db)
  const { body } = await filesApp(product).upload(userId, { bytes, name: 'cv.txt' })
  const { id } = await (await product.as(userId)).documents.createResume({ fileId: body.fileId })
  const reads = documentSubscribers.filter(({ eventName }) => eventName === resumeCreated.eventName)
  for (const { handle } of reads)
    await handle(product.services, { resumeId: id, userId }, { eventId: newId() } as never)
  const [row] = await product.db.select().from(resumes).where(eq(resumes.id, id))
  expect(row!.text).not.toBe('')
  expect(row!.aiScore !== null).toBe(isScored)
  if (isScored) expect(row!.aiScore).toBeGreaterThan(30)
})
