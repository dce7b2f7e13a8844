import { describe, expect, it } from 'vitest'
import { createEmployer } from '#features/job-postings/server/postings.testing.ts'
import { mountTrackerFiles } from '#features/job-tracker/server/http.ts'
import { newId } from '#lib/ids.ts'
import { createApp } from '#server/http/app.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { createUser } from './factories.ts'

const product = productOfFile()

const seeker = async () => (await createUser(product.db)).id
const staff = async () => (await createUser(product.db, { roles: ['platform_user'] })).id
const employer = async () => (await createEmployer(product.db)).admin.id

async function exportTracker(userId: string): Promise<void> {
  const { viewer } = await product.contextFor(userId)
  const app = createApp(
    product.services,
    async () => ({ viewer, sessionId: null }),
    () => true,
  )
  mountTrackerFiles(app)
  const response = await app.request('/api/tracker.csv')
  if (!response.ok) throw await response.json()
  await response.text()
}

type Call = (userId: string) => Promise<unknown>
const improve: Call = (id) => product.as(id).scores.improve({ kind: 'summary', text: 'Analyst.', material: {} })

/** Expensive procedures, the person who may call each, and the maximum number of calls in an hour. Refused calls count too. */
const costly: [name: string, most: number, person: () => Promise<string>, call: Call][] = [
  ['an export of the tracker', 60, seeker, exportTracker],
  [
    'a preview of questions to import',
    300,
    employer,
    (id) => product.as(id).questionImports.check({ fileId: newId() }),
  ],
  ['a preview of jobs to import', 300, employer, (id) => product.as(id).jobImports.check({ fileId: newId() })],
  [
    'a preview of subscribers to import',
    300,
    staff,
    (id) => product.as(id).subscriberImports.check({ fileId: newId() }),
  ],
  [
    'a preview of a file for the tracker',
    300,
    seeker,
    (id) => product.as(id).trackerImports.check({ fileId: newId() }),
  ],
  ['a rewrite of a text', 240, seeker, improve],
  ['a tailored resume', 240, seeker, (id) => product.as(id).tailoring.propose({ jobId: newId() })],
]

describe('costly work of one account', () => {
  it.each(costly)('%s is refused after %i in an hour, and not to another account', async (_, most, person, call) => {
    const [greedy, other] = [await person(), await person()]
    const codeOf = (userId: string) =>
      call(userId).then(
        () => 'done',
        ({ code }: { code: string }) => code,
      )
    const before: string[] = []
    for (let at = 0; at < most; at += 1) before.push(await codeOf(greedy))
    expect(before).not.toContain('RATE_LIMITED')
    await expect(call(greedy)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Too many attempts. Please wait a moment and try again.',
    })
    expect(await codeOf(other)).toBe(before[0])
  })
})
