// Runs in a thread (match-in-thread.ts), so that parsing the texts of candidates and companies does not block requests.
import '#features/places/server/gazetteer.ts'
import { LRUCache } from 'lru-cache'
import { type PreparedCandidate, prepareCandidate } from '../candidate.ts'
import { matchForCompany, matchPrepared, scorePrepared } from '../explain-match.ts'
import { type PreparedJob, prepareJob } from '../job.ts'
import { type JobKeys, keysOfCandidate, keysOfJob, type MatchKeys } from '../match-keys.ts'
import type { MatchCandidate, MatchJob, MatchResult } from '../shapes.ts'

/** A value with a version string that changes with it. Each version is parsed only once. */
export type Versioned<T> = { version: string; of: T }
export type Sent = { job: MatchJob; resume: NonNullable<MatchCandidate['resume']> }

const maxCharacters = 2_000_000
const lengthOf = (text: string | null | undefined) => text?.length ?? 0
const candidates = new LRUCache<string, PreparedCandidate>({ max: 200, maxSize: maxCharacters })
const jobs = new LRUCache<string, PreparedJob>({ max: 1_000, maxSize: maxCharacters })

function candidateOf({ version, of }: Versioned<MatchCandidate>): PreparedCandidate {
  const prepared = candidates.get(version) ?? prepareCandidate(of)
  candidates.set(version, prepared, { size: 1 + lengthOf(of.resume?.text) })
  return prepared
}

function jobOf({ version, of }: Versioned<MatchJob>): PreparedJob {
  const prepared = jobs.get(version) ?? prepareJob(of)
  jobs.set(version, prepared, { size: 1 + lengthOf(of.descriptionHtml) + lengthOf(of.requirementsHtml) })
  return prepared
}

/** Whether the resume has enough words to be matched. */
export const hasWords = (candidate: Versioned<MatchCandidate>): boolean => candidateOf(candidate).hasResume

type MatchRequest = { candidate: Versioned<MatchCandidate>; jobs: Versioned<MatchJob>[] }

/** The explained match of one candidate with each job, in the order of the jobs. */
export const matchAll = ({ candidate, jobs }: MatchRequest): MatchResult[] =>
  jobs.map((job) => matchPrepared(jobOf(job), candidateOf(candidate)))

/** For each job, the match with the resume submitted to it, as the company sees it, in the same order. */
export const matchSent = (all: Sent[]): MatchResult[] => all.map(({ job, resume }) => matchForCompany(job, resume))

type PairsRequest = {
  candidates: Versioned<MatchCandidate>[]
  jobs: Versioned<MatchJob>[]
  /** Positions in `candidates` and `jobs`. */
  pairs: [candidate: number, job: number][]
}

/** The score of each pair, in their order; 0 without enough evidence. Without explanations, so that many fit into one call. */
export const scorePairs = ({ candidates, jobs, pairs }: PairsRequest): number[] =>
  pairs.map(([candidate, job]) => {
    const [person, posting] = [candidates[candidate], jobs[job]]
    return person && posting ? (scorePrepared(jobOf(posting), candidateOf(person)) ?? 0) : 0
  })

export const keysOfCandidates = (all: Versioned<MatchCandidate>[]): MatchKeys[] =>
  all.map((one) => keysOfCandidate(candidateOf(one)))

export const keysOfJobs = (all: Versioned<MatchJob>[]): JobKeys[] => all.map((one) => keysOfJob(jobOf(one)))
