import { isProcedure, ORPCError } from '@orpc/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { createWeb } from '#apps/create-web.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import {
  createCompany,
  createJob,
  createMember,
  createRequirement,
  createResume,
  createUser,
} from '#testing/factories.ts'
import type { Api } from '#testing/product.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { router } from './router.ts'

const product = productOfFile()
let seeker: Api
let recruiter: Api
let apply: Record<string, unknown>
let posting: Record<string, unknown>
let jobId: string
beforeAll(async () => {
  const { db } = product
  const company = await createCompany(db)
  const user = await createUser(db)
  const resume = await createResume(db, user.id)
  const job = await createJob(db, company.id)
  jobId = job.id
  await createRequirement(db, jobId, { required: true })
  seeker = product.as(user.id)
  recruiter = product.as((await createMember(db, company.id, 'client_admin')).id)
  const details = applicantDetails()
  apply = { ...details, jobId, resume: { kind: 'existing', resumeId: resume.id } }
  posting = { id: newId(), title: 'Data Analyst', description: '<p>Own the numbers.</p>', status: 'active' }
})

const anyone = () => product.as(null, { clientAddress: `198.51.100.${Math.floor(Math.random() * 250)}` })
const NEW = { displayName: 'Maya', email: 'new@example.test', password: 'a quiet harbour in may' }
const BAD = 'BAD_REQUEST'

/** What a form of the interface checks before it sends, as a direct call without the form. */
const rules: [string, code: string, () => Promise<unknown>][] = [
  ['sign-up: a name', BAD, () => anyone().accounts.signUp({ ...NEW, displayName: ' ' })],
  ['sign-up: a mail address', BAD, () => anyone().accounts.signUp({ ...NEW, email: 'maya@' })],
  ['sign-up: a password of six characters', BAD, () => anyone().accounts.signUp({ ...NEW, password: 'short' })],
  ['profile: a display name', BAD, () => seeker.profiles.updatePersonal({ displayName: '' } as never)],
  ['profile: years from 0 to 50', BAD, () => seeker.profiles.updateProfessional({ yearsOfExperience: 51 } as never)],
  ['applying: a name', BAD, () => seeker.applications.submit({ ...apply, fullName: ' ' } as never)],
  ['applying: a mail address', BAD, () => seeker.applications.submit({ ...apply, email: 'maya' } as never)],
  ['applying: a phone number', BAD, () => seeker.applications.submit({ ...apply, phone: '' } as never)],
  ['applying: a resume', BAD, () => seeker.applications.submit({ ...apply, resume: null } as never)],
  ['applying: required answers', 'ANSWERS_INVALID', () => seeker.applications.submit(apply as never)],
  ['applying: seekers alone', 'APPLY_SEEKERS_ONLY', () => recruiter.applications.submit(apply as never)],
  ['saving: signed in', 'UNAUTHENTICATED', () => product.as(null).jobs.save({ jobId })],
  ['posting: a title', BAD, () => recruiter.postings.create({ ...posting, title: '' } as never)],
  ['posting: a description', BAD, () => recruiter.postings.create({ ...posting, description: '' } as never)],
  ['posting: companies alone', 'FORBIDDEN', () => seeker.postings.create(posting as never)],
  [
    'posting: a status that the menu has',
    BAD,
    () => recruiter.postings.setStatus({ id: jobId, status: 'draft' } as never),
  ],
  [
    'a question: a label',
    BAD,
    () => recruiter.postings.addRequirement({ id: jobId, question: { questionType: 'text', label: ' ' } } as never),
  ],
  [
    'reviews: a status that exists',
    BAD,
    () => recruiter.companyApplications.setStatus({ id: newId(), status: 'lost' } as never),
  ],
  ['operations: staff alone', 'FORBIDDEN', () => recruiter.operations.queues(undefined)],
]

const walk = (part: unknown, path: string[] = []): string[][] =>
  isProcedure(part) ? [path] : Object.entries(part as object).flatMap(([key, value]) => walk(value, [...path, key]))

/** Procedures that need no session. A new procedure is in neither list until its author decides. */
const forAnyone =
  /^(accounts|site|billing|jobLandings)\.|^security\.(confirmEmail|undoEmail|signInCode|startPasskeySignIn|signInWithPasskey)$|^jobs\.(search|get|recordView)$|^(jobPages|companyPages)\.get$|^contact\.write$|^operations\.platformConfig$|^shares\.open$|^help\.|^articles\.|^moderation\.report$|^settings\.notice$|^staff\.(open|join)$|^team\.(open|join)$|^salaries\.(analyze|compare|suggest|overview)$/
const forSignedIn =
  /^(notifications|mailChoices|profiles|sandbox|security|privacy)\.|^applications\.eligibility$|^impersonation\.end$|^staff\.accept$|^moderation\.(listOwn|answer)$|^support\.(listOwn|write)$|^messages\.saveDraft$|^team\.accept$|^salaries\.(listSearches|saveSearch|listOffers|saveOffer)$/
// these answer with their own error codes once the input is valid (the access table lists who is refused)
const afterReading = /^adminCompanies\.create$|^applications\.(recordFormProgress|saveDraft|discardDraft)$/

describe('PLAT-01', () => {
  it.each(rules)('the server checks what the form checks: %s (PLAT-01)', async (_, code, call) => {
    await expect(call()).rejects.toMatchObject({ code })
  })

  it('denies by default: a user without a role reaches only what a rule opens to all users (PLAT-01)', async () => {
    const noOne = product.as((await createUser(product.db, { roles: [] })).id) as unknown as Record<string, never>
    const open: string[] = []
    for (const path of walk(router)) {
      const call = path.reduce((part, key) => part[key] as never, noOne) as unknown as (i: unknown) => Promise<unknown>
      const code = await call({ ...apply, id: newId() }).then(
        () => 'ok',
        (error) => (error instanceof ORPCError ? error.code : String(error)),
      )
      if (!/^(FORBIDDEN|NOT_FOUND|NO_COMPANY|APPLY_SEEKERS_ONLY|COMPANY_DELETE_REFUSED)$/.test(code))
        open.push(path.join('.'))
    }
    expect(open.filter((name) => !forAnyone.test(name) && !forSignedIn.test(name) && !afterReading.test(name))).toEqual(
      [],
    )
    expect(open.length).toBeGreaterThan(10)
  })

  it('has no other procedures (PLAT-01)', async () => {
    const { app } = createWeb(product.services, () => true)
    for (const path of [
      '/api/rpc/jobs/purge',
      '/api/rpc/users/list',
      '/api/v1/everything',
      '/api/auth/sign-in/email',
    ]) {
      const answer = await app.request(`http://localhost:3000${path}`, { method: 'POST', body: '{}' })
      expect(answer.status, path).toBe(404)
    }
  })
})
