import { newId } from '#lib/ids.ts'
import { companyResource, inOwnPortal } from './callers.ts'
import { Reads, type Row } from './row.ts'
import type { World } from './world.ts'

const question = { questionType: 'text', label: 'How many years?' }

const posting = { title: 'Planner', description: '<p>Plan.</p>' }

/** A job of the company; a deleted one counts as missing. */
const ownPosting = (more: (s: World) => object = () => ({})) => ({
  input: (s: World) => ({ ...more(s), id: s.job.id }),
  foreign: (s: World) => ({ ...more(s), id: s.deletedJob.id }),
  missing: (s: World) => ({ ...more(s), id: newId() }),
})

export const jobPostingRows: Record<string, Row> = {
  'postings.list': { ...Reads, input: () => ({}), answers: inOwnPortal('NO_COMPANY') },
  'postings.stats': { ...Reads, answers: inOwnPortal('NO_COMPANY') },
  'postings.get': { ...Reads, ...ownPosting(), answers: companyResource },
  'postings.requirements': { ...Reads, ...ownPosting(), answers: companyResource },
  'postings.create': { input: () => ({ ...posting, id: newId() }), answers: inOwnPortal('NO_COMPANY') },
  'postings.update': { ...ownPosting(() => posting), answers: companyResource },
  'postings.setStatus': { ...ownPosting(() => ({ status: 'paused' })), answers: companyResource },
  'postings.remove': { ...ownPosting(), answers: companyResource },
  'applicantPlaces.find': { ...Reads, input: () => ({ q: 'germ' }), answers: inOwnPortal('ok') },
  'applicantPlaces.read': { ...Reads, input: () => ({ sentences: ['Remote (US only)'] }), answers: inOwnPortal('ok') },
  'postings.addRequirement': { ...ownPosting(() => ({ question })), answers: companyResource },
  'postings.updateRequirement': {
    ...ownPosting((s) => ({ question, requirementId: s.question.id })),
    answers: companyResource,
  },
  'postings.removeRequirement': { ...ownPosting((s) => ({ requirementId: s.question.id })), answers: companyResource },
  'postings.reorderRequirements': {
    ...ownPosting((s) => ({ requirementIds: [s.privateQuestion.id, s.question.id] })),
    answers: companyResource,
  },
}
