import { api } from '#client/api.ts'

/** The key of all queries of this area, to refresh them together. */
export const documentsKey = () => api.documents.key()

/** The score of a resume of the viewer, with reasons; always refetched, since every save may change it. */
export const scoreQuery = (id: string) => api.scores.report.queryOptions({ input: { id }, staleTime: 0 })

/** The viewer's resumes, to choose one by title. */
export const ownResumesQuery = () => api.documents.listResumes.queryOptions()
