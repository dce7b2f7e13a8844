import { api } from '#app/api.ts'

/** A resume as a machine reads it; of what is saved now. */
export const machineViewQuery = (id: string) => api.exports.machineView.queryOptions({ input: { id }, staleTime: 0 })
