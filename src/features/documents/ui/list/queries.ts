import { api } from '#client/api.ts'
import type { ResumeSummary } from '../../contract.ts'

/** The polling interval while a resume is being read, and the maximum time that takes. */
const WHILE_READING = 2_000
const READING_TAKES = 60_000

const isBeingRead = ({ documentType, aiScore, createdAt }: ResumeSummary) =>
  documentType === 'uploaded' && aiScore === null && Date.now() - createdAt.getTime() < READING_TAKES

/** The viewer's resumes; polled while an upload is being read, so that its score appears without a reload. */
export const resumesQuery = () =>
  api.documents.listResumes.queryOptions({
    refetchInterval: ({ state }) => (state.data?.some(isBeingRead) ? WHILE_READING : false),
  })

export const lettersQuery = () => api.documents.listLetters.queryOptions()

export const documentStatsQuery = () => api.documents.stats.queryOptions()
