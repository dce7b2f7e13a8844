import { api } from '#app/api.ts'

/** The score of a resume of one's own, and why. A save changes it: its editor refreshes `scoresKey`. */
export const scoreQuery = (id: string) => api.scores.report.queryOptions({ input: { id } })

/** The own resumes, to choose one by title. */
export const ownResumesQuery = () => api.documents.listResumes.queryOptions()

/** Every score, for refreshing at once. */
export const scoresKey = () => api.scores.key()
