import { api } from '#app/api.ts'

/** Everything of this area, for refreshing at once. */
export const documentsKey = () => api.documents.key()

/** The score of a resume of one's own, and why; asked anew, since every save may change it. */
export const scoreQuery = (id: string) => api.scores.report.queryOptions({ input: { id }, staleTime: 0 })

/** The own resumes, to choose one by title. */
export const ownResumesQuery = () => api.documents.listResumes.queryOptions()
