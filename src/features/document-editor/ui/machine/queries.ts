import { api } from '#client/api.ts'

/** The saved resume as an applicant tracking system reads it. */
export const machineViewQuery = (id: string) => api.exports.machineView.queryOptions({ input: { id }, staleTime: 0 })
