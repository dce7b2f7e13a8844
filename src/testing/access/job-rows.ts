import { newId } from '#lib/ids.ts'
import { everyone, seekersOnly } from './callers.ts'
import { Reads, type Row } from './row.ts'

export const jobRows: Record<string, Row> = {
  'jobs.search': { ...Reads, input: () => ({}), answers: everyone() },
  'jobs.get': {
    ...Reads,
    input: (s) => ({ slugOrId: s.job.slug }),
    answers: everyone(),
    foreign: (s) => ({ slugOrId: s.foreignDraft.slug }),
    missing: () => ({ slugOrId: 'a-job-that-nobody-posted' }),
  },
  'jobPages.get': {
    ...Reads,
    input: (s) => ({ slug: s.job.slug }),
    answers: everyone(),
    foreign: (s) => ({ slug: s.foreignDraft.slug }),
    missing: () => ({ slug: 'a-job-that-nobody-posted' }),
  },
  'companyPages.get': {
    ...Reads,
    input: (s) => ({ slug: `northwind-${s.n}` }),
    answers: everyone(),
    missing: () => ({ slug: 'a-company-that-nobody-founded' }),
  },
  'jobLandings.get': {
    ...Reads,
    input: () => ({ place: 'remote' }),
    answers: everyone(),
    missing: () => ({ role: 'a-role-that-nobody-posted' }),
  },
  'jobLandings.directory': { ...Reads, input: () => ({}), answers: everyone() },
  'jobLandings.companies': { ...Reads, input: () => ({}), answers: everyone() },
  'jobs.recordView': {
    input: (s) => ({ jobId: s.openJob.id }),
    answers: everyone(),
    foreign: (s) => ({ jobId: s.foreignDraft.id }),
    missing: () => ({ jobId: newId() }),
  },
  'jobs.listSaved': { ...Reads, answers: seekersOnly },
  'jobs.listArchivedSaved': { ...Reads, answers: seekersOnly },
  'jobs.updateSavedNotes': {
    input: (s) => ({ jobId: s.job.id, notes: 'Ask about the team' }),
    answers: seekersOnly,
    foreign: (s) => ({ jobId: s.foreignDraft.id, notes: 'Ask about the team' }),
    missing: () => ({ jobId: newId(), notes: 'Ask about the team' }),
  },
  'jobs.save': {
    input: (s) => ({ jobId: s.openJob.id }),
    answers: seekersOnly,
    foreign: (s) => ({ jobId: s.foreignDraft.id }),
    missing: () => ({ jobId: newId() }),
  },
  'jobs.unsave': {
    input: (s) => ({ jobId: s.job.id }),
    answers: seekersOnly,
    foreign: (s) => ({ jobId: s.foreignDraft.id }),
    missing: () => ({ jobId: newId() }),
    missingIs: 'ok',
  },
}
