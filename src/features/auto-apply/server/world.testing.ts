import { and, eq } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { autoApplyEntries } from '#db/schema/auto-apply.ts'
import { profiles } from '#db/schema/profiles.ts'
import { createCompany, createJob, createResume, createUser } from '#testing/factories.ts'
import type { TestProduct } from '#testing/product.ts'
import type { RuleFields } from '../contract.ts'
import { findForRule } from './find/find-for-rule.ts'
import { sendDue } from './send/send-due.ts'

export const RESUME = `Maya Okafor. Data Analyst.
Experience
Data Analyst, Papertrail, 2019 to 2024. Wrote SQL every day, built dashboards in Looker, and modelled data with dbt and Python.
Skills: SQL, Python, Looker, dbt, Tableau.`
const REQUIREMENTS = '<ul><li>SQL</li><li>Python</li><li>Looker</li></ul>'

export const rule = (overrides: Partial<RuleFields> = {}): RuleFields => ({
  name: 'Data work',
  keywords: 'data analyst',
  location: '',
  types: [],
  isRemote: false,
  salaryFloor: null,
  minimumMatch: 50,
  avoids: [],
  resumeId: null,
  coverLetter: '',
  isOn: true,
  ...overrides,
})

/** A job seeker with contact details and a resume that fits data jobs. */
export async function createMaya({ db }: Pick<TestProduct, 'db'>) {
  const user = await createUser(db, { name: 'Maya Okafor' })
  const said = { phone: '(503) 555-0142', currentJobTitle: 'Data Analyst', skills: ['SQL', 'Python', 'Looker'] }
  await db.update(profiles).set(said).where(eq(profiles.userId, user.id))
  const resume = await createResume(db, user.id, { title: 'Data resume', text: RESUME })
  return { user, resume }
}

/** An open job that fits Maya's resume. */
export async function createDataJob(
  { db }: Pick<TestProduct, 'db'>,
  overrides: Parameters<typeof createJob>[2] & { company?: string } = {},
) {
  const { company: name, ...job } = overrides
  const companyId = job.companyId ?? (await createCompany(db, name ? { name } : {})).id
  return createJob(db, companyId, { requirements: REQUIREMENTS, ...job })
}

/** Maya, one job that fits her, and her rule, which has already run. */
export async function autoApplyWorld(product: TestProduct, overrides: Partial<RuleFields> = {}) {
  const maya = await createMaya(product)
  const job = await createDataJob(product)
  const my = product.as(maya.user.id).autoApply
  const saved = await my.saveRule(rule(overrides))
  await findForRule(product.services, saved.id)
  const { items } = await my.queue()
  return { ...maya, job, my, rule: saved, entry: items.find((item) => item.job.id === job.id)! }
}

/** Ends the undo period and runs the worker. */
export async function sendNow({ db, services }: TestProduct, userId: string): Promise<void> {
  await letTimePass({ db }, userId)
  await sendDue(services)
}

export const letTimePass = ({ db }: Pick<TestProduct, 'db'>, userId: string) =>
  db
    .update(autoApplyEntries)
    .set({ sendAt: new Date(Date.now() - 1000) })
    .where(and(eq(autoApplyEntries.userId, userId), eq(autoApplyEntries.state, 'approved')))

export type World = Awaited<ReturnType<typeof autoApplyWorld>>

export const applicationsOf = ({ db }: TestProduct, userId: string) =>
  db.select().from(applications).where(eq(applications.userId, userId))
