import { newId } from '#lib/ids.ts'
import { type Answers, type Caller, companyResource, inCompanies, seekersOnly } from './callers.ts'
import { messageId, templateId } from './conversation-fixtures.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

/** For members of the job's company; staff can read but not write. */
export const companyWrites: Answers = { ...companyResource, platformUser: 'FORBIDDEN', platformAdmin: 'FORBIDDEN' }
/** Candidates with an application and members of the company each have a draft of their own. */
const writers: Answers = { ...companyWrites, seeker: 'ok', otherSeeker: 'ok' }

const text = { subject: 'About {{job_title}}', body: 'Hello {{candidate_first_name}}' }

/** An application to a job of the company. */
export const reviewed = (more: () => object = () => ({})) => ({
  input: (s: World) => ({ ...more(), applicationId: s.fixtures.seeker.applicationId }),
  missing: () => ({ ...more(), applicationId: newId() }),
})
/** An application of the caller, and one of another user. */
export const applied = (more: () => object = () => ({})) => ({
  input: (s: World, c: Caller) => ({ ...more(), applicationId: s.fixturesOf(c).applicationId }),
  foreign: (s: World, c: Caller) => ({ ...more(), applicationId: s.foreignFixtures(c).applicationId }),
  missing: () => ({ ...more(), applicationId: newId() }),
})
const template = (more: object = {}) => ({
  input: (s: World, c: Caller) => ({
    ...more,
    id: templateId(c === 'foreignAdmin' ? s.foreignCompanyId : s.companyId),
  }),
  foreign: (s: World, c: Caller) => ({
    ...more,
    id: templateId(c === 'foreignAdmin' ? s.companyId : s.foreignCompanyId),
  }),
  missing: () => ({ ...more, id: newId() }),
})

export const conversationRows: Record<string, Row> = {
  'messages.thread': { isRead: true, ...reviewed(), answers: companyResource },
  'messages.preview': { isRead: true, ...reviewed(() => text), answers: companyWrites },
  'messages.send': { ...reviewed(() => ({ ...text, id: newId() })), answers: companyWrites },
  'messages.recipients': {
    isRead: true,
    input: (s) => ({ jobId: s.job.id }),
    missing: () => ({ jobId: newId() }),
    answers: companyWrites,
  },
  'messages.sendMany': {
    input: (s) => ({
      ...text,
      jobId: s.job.id,
      to: [{ id: newId(), applicationId: s.fixtures.seeker.applicationId }],
    }),
    missing: (s) => ({ ...text, jobId: s.job.id, to: [{ id: newId(), applicationId: newId() }] }),
    answers: companyWrites,
  },
  'messages.retry': {
    input: (s) => ({ id: messageId(s.fixtures.seeker.applicationId) }),
    missing: () => ({ id: newId() }),
    answers: companyWrites,
  },
  'messages.saveDraft': {
    input: (s, c) => ({ subject: '', body: 'Hello', applicationId: s.fixturesOf(c).applicationId }),
    missing: () => ({ subject: '', body: 'Hello', applicationId: newId() }),
    answers: writers,
  },
  'messages.ownThread': { isRead: true, ...applied(), answers: seekersOnly },
  'messages.answer': { ...applied(() => ({ id: newId(), body: 'Tuesday' })), answers: seekersOnly },
  'messages.templates': { isRead: true, answers: inCompanies() },
  'messages.createTemplate': {
    input: () => ({ ...text, id: newId(), name: `Invitation ${newId()}` }),
    answers: inCompanies(),
  },
  'messages.updateTemplate': {
    ...template({ ...text, name: 'Invitation', seen: new Date('2026-01-05') }),
    answers: inCompanies(),
  },
  'messages.deleteTemplate': { ...template(), answers: inCompanies() },
}
