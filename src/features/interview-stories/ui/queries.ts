import { api } from '#app/api.ts'

type Filters = { search?: string | undefined; tag?: string | undefined }

/** The own stories that match; cached 30 seconds. */
export const storiesQuery = (filters: Filters = {}) =>
  api.stories.list.queryOptions({ input: filters, staleTime: 30_000 })
