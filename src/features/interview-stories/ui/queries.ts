import { api } from '#client/api.ts'

type Filters = { search?: string | undefined; tag?: string | undefined }

/** The viewer's stories that match the filters; cached for 30 seconds. */
export const storiesQuery = (filters: Filters = {}) =>
  api.stories.list.queryOptions({ input: filters, staleTime: 30_000 })
