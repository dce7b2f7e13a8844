import { api } from '#app/api.ts'

/** Everything of this area, for refreshing at once. */
export const documentsKey = () => api.documents.key()
