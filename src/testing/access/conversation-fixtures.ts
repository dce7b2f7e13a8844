import { v5 } from 'uuid'
import { applicationMessageDrafts, applicationMessages, messageTemplates } from '#db/schema/messages.ts'
import type { Db } from '#server/context.ts'
import { type PersonName, type SeekerName, seekers } from './callers.ts'
import { canary } from './canaries.ts'

const NAMES = '0199d1f0-0000-7000-8000-0000000000bb'
export const messageId = (applicationId: string): string => v5(`message ${applicationId}`, NAMES)
export const templateId = (companyId: string): string => v5(`template ${companyId}`, NAMES)

type Written = { applicationId: string; authorId: string; candidateId: string; words: string; draft: string }

/** For each application, a message whose email failed and a draft of an answer. */
async function insertMessages(db: Db, all: Written[]): Promise<void> {
  await db.insert(applicationMessages).values(
    all.map(({ applicationId, authorId, words }) => ({
      id: messageId(applicationId),
      applicationId,
      authorId,
      side: 'company' as const,
      subject: words,
      body: words,
      mailState: 'failed' as const,
    })),
  )
  await db.insert(applicationMessageDrafts).values(
    all.map(({ applicationId, candidateId, draft }) => ({
      applicationId,
      authorId: candidateId,
      subject: '',
      body: draft,
    })),
  )
}

/** A template for each company. */
async function insertTemplates(db: Db, all: { companyId: string; words: string }[]): Promise<void> {
  await db.insert(messageTemplates).values(
    all.map(({ companyId, words }) => ({
      id: templateId(companyId),
      companyId,
      name: words,
      subject: words,
      body: words,
      updatedAt: new Date('2026-01-05'),
    })),
  )
}

type World = {
  who: Record<PersonName, { id: string }>
  fixtures: Record<SeekerName, { applicationId: string }>
  company: { own: string; foreign: string }
}

/** The company's messages to every applicant, and templates of both companies. */
export async function createConversations(db: Db, { who, fixtures, company }: World): Promise<void> {
  await insertMessages(
    db,
    seekers.map((name) => ({
      applicationId: fixtures[name].applicationId,
      authorId: who.clientAdmin.id,
      candidateId: who[name].id,
      words: canary('contactMail', name),
      draft: canary('applicationNote', name),
    })),
  )
  await insertTemplates(db, [
    { companyId: company.own, words: canary('draftTitle') },
    { companyId: company.foreign, words: 'Hello' },
  ])
}

type Talk = { applicationId: string; companyId: string; candidateId: string; authorId: string }

/** A thread with a message whose email failed, and a template of the company. */
export async function createTalk(db: Db, { companyId, ...talk }: Talk): Promise<string> {
  await insertMessages(db, [{ ...talk, words: 'Hello', draft: 'Hello' }])
  await insertTemplates(db, [{ companyId, words: 'Hello' }])
  return messageId(talk.applicationId)
}
