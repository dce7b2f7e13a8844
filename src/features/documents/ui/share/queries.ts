import { api } from '#client/api.ts'

/** The links of a resume with their views; refetched whenever the dialog opens. */
export const sharesQuery = (id: string) => api.shares.list.queryOptions({ input: { id }, staleTime: 0 })
