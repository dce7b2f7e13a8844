import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { complaints, goTo, isAlive, isLoaded, signInAs } from './people.ts'

const NAME = 'Maya Okafor'
const stamp = Date.now().toString(36)
const JOB = `Depot Planner ${stamp}`
const PAY = '73,500 dollars'
const EVIDENCE = { company: 'Named three depots by heart', recruiter: 'Drew the morning plan herself' }

type QuestionFields = {
  type: string
  label: string
  options?: string[]
  isPrivate?: boolean
  answer: (form: Locator, name: string) => Promise<void>
}
const typed = (text: string) => (form: Locator, label: string) => form.getByLabel(label).fill(text)
const picked = (option: string) => (form: Locator, label: string) =>
  form.getByRole('group', { name: label }).getByLabel(option, { exact: true }).check()

/** One question of each of the twelve types, and the candidate's answer. */
const questions: QuestionFields[] = [
  { type: 'Single Line Text', label: 'Pay you ask for', isPrivate: true, answer: typed(PAY) },
  {
    type: 'Multi-line Text',
    label: 'A plan that you saved',
    answer: typed('The night shuttle. It left on time from then on.'),
  },
  {
    type: 'Dropdown',
    label: 'Your nearest depot',
    options: ['North', 'South'],
    answer: async (form, label) => void (await form.getByLabel(label).selectOption('South')),
  },
  { type: 'Multiple Choice', label: 'Shift you prefer', options: ['Early', 'Late'], answer: picked('Late') },
  { type: 'Checkboxes', label: 'Tools you know', options: ['Sheets', 'Maps', 'SQL'], answer: picked('SQL') },
  { type: 'Yes/No', label: 'Do you have a licence?', answer: picked('Yes') },
  {
    type: 'File Upload',
    label: 'A plan of yours',
    answer: async (form, label) => {
      const file = {
        name: 'plan.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('Depot, bus, driver, in this order.\n'),
      }
      await form.getByLabel(label).setInputFiles(file)
      await expect(form.getByRole('button', { name: 'Remove plan.txt' })).toBeVisible()
    },
  },
  { type: 'URL', label: 'Something to look at', answer: typed('https://okafor.example/plans') },
  { type: 'Number', label: 'Years of planning', answer: typed('6') },
  { type: 'Date', label: 'First day', answer: typed('2027-02-01') },
  { type: 'Email', label: 'A reference by mail', answer: typed('ref@okafor.example') },
  { type: 'Phone', label: 'A reference by phone', answer: typed('(503) 555-0188') },
]

type Message = { type: string; data: Record<string, unknown> }

/** A webhook receiver. It accepts a message only if an independent library verifies its signature. */
async function startReceiver() {
  const read: Message[] = []
  const refused: string[] = []
  // events of other journeys at this company may arrive before the page shows the secret
  const { promise: secret, resolve: setSecret } = Promise.withResolvers<string>()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', async () => {
      const webhook = new Webhook(await secret)
      try {
        const headers = request.headers as Record<string, string>
        expect(() => webhook.verify(`${body} `, headers)).toThrow()
        read.push(webhook.verify(body, headers) as Message)
        response.writeHead(204).end()
      } catch (error) {
        refused.push(String(error))
        response.writeHead(400).end()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const received = async (type: string, jobId?: string): Promise<Message> => {
    const found = () => read.find((one) => one.type === type && (!jobId || one.data.job_id === jobId))
    await expect.poll(() => found() !== undefined, { message: `${type} arrives` }).toBe(true)
    return found() as Message
  }
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/tandem`,
    setSecret,
    refused,
    received,
    close,
  }
}

async function pageOf(browser: Browser, name: 'company' | 'recruiter' | 'seeker'): Promise<Page> {
  const context = await browser.newContext()
  await signInAs(context, name)
  return context.newPage()
}

async function open(page: Page, path: string): Promise<void> {
  await goTo(page, path)
  await isLoaded(page)
  await isAlive(page)
}

test('a job with all twelve question types is posted, answered, scored blind, accepted and counted; another system is notified', async ({
  browser,
}) => {
  const receiver = await startReceiver()
  const [company, recruiter, seeker] = await Promise.all([
    pageOf(browser, 'company'),
    pageOf(browser, 'recruiter'),
    pageOf(browser, 'seeker'),
  ])
  const problems = [company, recruiter, seeker].map(complaints)

  await test.step('an admin adds a webhook', async () => {
    receiver.setSecret(await addWebhook(company, receiver.url))
  })
  await test.step('and posts the job with its questions', () => post(company))
  const { data } = await receiver.received('job.published')
  const jobId = String(data.job_id)
  expect(data).toMatchObject({ title: JOB, status: 'active' })
  await test.step('a seeker answers them', () => apply(seeker, jobId))
  const created = await receiver.received('application.created', jobId)
  expect(created.data).toMatchObject({ job_title: JOB, candidate: { name: NAME } })
  expect(JSON.stringify(created)).not.toContain(PAY)
  const id = String(created.data.application_id)
  const address = `/app/company/applications?application=${id}`

  await test.step('the admin reads every answer, sets up the scorecard and scores', async () => {
    await open(company, address)
    const review = company.getByRole('dialog', { name: NAME })
    for (const { label } of questions) await expect(review.getByText(label, { exact: true })).toBeVisible()
    await expect(review.getByText(PAY)).toBeVisible()
    await setUpScorecard(company, review)
    await score(company, review, { value: '4 Strong', evidence: EVIDENCE.company })
  })
  await test.step('a recruiter reads no private answer and scores without seeing the other score', async () => {
    await open(recruiter, address)
    const review = recruiter.getByRole('dialog', { name: NAME })
    await expect(review.getByText('A plan that you saved', { exact: true })).toBeVisible()
    await expect(review.getByText(PAY)).toHaveCount(0)
    await expect(review).toContainText("You'll see others' scores after you submit yours.")
    expect(await answerOf(recruiter, 'GET', `/reviews/${id}/evaluation`)).not.toContain(EVIDENCE.company)
    await score(recruiter, review, { value: '2 Mixed', evidence: EVIDENCE.recruiter })
    await expect(review.getByRole('img', { name: 'Planning: 3.0 of 4' })).toBeVisible()
    await review.getByRole('button', { name: 'See all scores' }).click()
    for (const words of Object.values(EVIDENCE)) await expect(recruiter.getByText(words).first()).toBeVisible()
  })
  await test.step('it moves to accepted, and the other system receives the previous status', async () => {
    await company.getByRole('dialog', { name: NAME }).getByRole('button', { name: 'Accept', exact: true }).click()
    const question = company.getByRole('dialog', { name: `Accept ${NAME}?` })
    await expect(question).toContainText(`Your application for ${JOB} at`)
    await question.getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(company.getByText('Application status updated successfully')).toBeVisible()
    const moved = await receiver.received('application.status_changed', jobId)
    expect(moved.data).toMatchObject({ application_id: id, from_status: 'submitted', to_status: 'accepted' })
  })
  await test.step('analytics count it', async () => {
    await open(company, '/app/company/analytics')
    const row = company.getByRole('table', { name: 'Job Performance' }).getByRole('row', { name: JOB })
    await expect(row.getByRole('cell').nth(3)).toHaveText('1')
    await expect(row).toContainText('100%')
  })
  await test.step('a client_user is refused the actions of admins', () => isRefused(recruiter, id))
  expect(receiver.refused).toEqual([])
  expect(problems.flat()).toEqual([])
  receiver.close()
})

async function addWebhook(page: Page, url: string): Promise<string> {
  await open(page, '/app/company/integrations')
  await page.getByRole('button', { name: 'Add endpoint' }).click()
  const form = page.getByRole('dialog', { name: 'Add endpoint' })
  await form.getByLabel('URL').fill(url)
  await form.getByRole('button', { name: 'Add endpoint' }).click()
  const shown = page.getByRole('dialog', { name: 'Save the signing secret' })
  const secret = await shown.getByText(/^whsec_/).textContent()
  await shown.getByRole('button', { name: "I've saved it" }).click()
  return secret ?? ''
}

async function post(page: Page): Promise<void> {
  await open(page, '/app/company/jobs/create')
  await page.getByLabel('Job Title').fill(JOB)
  await page.getByRole('textbox', { name: 'Description' }).fill('Plan which bus leaves which depot, and who drives it.')
  await page.getByLabel('Work Mode', { exact: true }).selectOption('On-site')
  await page.getByRole('button', { name: 'Post Job' }).click()
  await expect(page.getByText('Job posted successfully')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Add question' })
  for (const { type, label, options = [], isPrivate } of questions) {
    await page.getByRole('button', { name: 'Add question', exact: true }).click()
    await dialog.getByRole('combobox', { name: 'Type' }).selectOption({ label: type })
    await dialog.getByRole('textbox', { name: 'Label' }).fill(label)
    for (const option of options) {
      await dialog.getByPlaceholder('Add an option').fill(option)
      await page.keyboard.press('Enter')
    }
    if (isPrivate) await dialog.getByLabel('Private').check()
    await dialog.getByRole('button', { name: 'Save question' }).click()
    await expect(dialog).toBeHidden()
  }
}

async function apply(page: Page, jobId: string): Promise<void> {
  await open(page, `/app/jobs?job=${jobId}`)
  await page.getByRole('button', { name: 'Apply Now' }).click()
  const form = page.getByRole('dialog', { name: 'Apply for Position' })
  await expect(form.getByText(`0 of ${questions.length} answered`)).toBeVisible()
  for (const { label, answer } of questions) await answer(form, label)
  await expect(form.getByText(`${questions.length} of ${questions.length} answered`)).toBeVisible()
  await form.getByRole('button', { name: 'Submit Application' }).click()
  await expect(page.getByText('Application Submitted!')).toBeVisible()
}

async function setUpScorecard(page: Page, review: Locator): Promise<void> {
  await review.getByRole('button', { name: 'Set up scorecard' }).click()
  const form = page.getByRole('dialog', { name: 'Scorecard', exact: true })
  await form.getByRole('button', { name: 'Add attribute' }).click()
  await form.getByRole('textbox', { name: /^Attribute 1/ }).fill('Planning')
  await form.getByRole('button', { name: 'Save scorecard' }).click()
  await expect(form).toBeHidden()
}

async function score(page: Page, review: Locator, entry: { value: string; evidence: string }): Promise<void> {
  await review.getByRole('button', { name: 'Add your scores' }).click()
  const form = page.getByRole('dialog', { name: `Your scores for ${NAME}` })
  await form.getByRole('group', { name: 'Planning' }).getByLabel(entry.value).check()
  await form.getByLabel('Evidence for Planning').fill(entry.evidence)
  await form.getByRole('group', { name: 'Your recommendation' }).getByLabel('Yes', { exact: true }).check()
  await form.getByRole('button', { name: 'Submit scores' }).click()
  await expect(page.getByText('Scores submitted')).toBeVisible()
  await expect(form).toBeHidden()
}

const answerOf = async (page: Page, method: string, path: string, data?: object): Promise<string> => {
  const response = await page.request.fetch(`/api/v1${path}`, { method, ...(data && { data }) })
  return response.text()
}

/** Section 6: for a client_user the team is read-only. The logo, private answers and integrations are for admins only. */
async function isRefused(page: Page, applicationId: string): Promise<void> {
  await open(page, '/app/company/team')
  await expect(page.getByText('You have read-only access to team information.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Invite|Remove/ })).toHaveCount(0)
  await open(page, '/app/company/integrations')
  await expect(page.getByText('Integrations are for company admins')).toBeVisible()
  const invited = { displayName: 'Joana', email: 'joana@example.test', role: 'client_admin' }
  const hook = { url: 'https://example.com/', description: '', eventTypes: ['job.paused'] }
  for (const [method, path, data] of [
    ['POST', '/company/team/invitations', invited],
    ['DELETE', '/company/logo', undefined],
    ['POST', '/company/webhooks', hook],
    ['POST', '/company/api-keys', { name: 'x', scopes: ['jobs:read'], password: 'x' }],
  ] as const) {
    expect(JSON.parse(await answerOf(page, method, path, data)), path).toMatchObject({ code: 'FORBIDDEN' })
  }
  const review = JSON.parse(await answerOf(page, 'GET', `/reviews/${applicationId}`))
  expect(review).toMatchObject({ status: 'accepted', hiddenAnswers: 1 })
  expect(JSON.stringify(review)).not.toContain(PAY)
}
