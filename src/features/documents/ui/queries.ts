import { api } from '#app/api.ts'

/** The own resumes, last changed first. */
export const resumesQuery = () => api.documents.listResumes.queryOptions({ staleTime: 60_000 })

/** Everything of this area, for refreshing at once. */
export const documentsKey = () => api.documents.key()
