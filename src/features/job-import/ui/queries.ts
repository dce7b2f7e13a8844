import { api } from '#client/api.ts'
import type { WorkMode } from '#features/job-postings/rules.ts'

const MINUTE = 60_000

/** The preview of an import; the file itself is the key, so it is not cached for long. */
type PreviewInput = {
  csv: string
  asDrafts: boolean
  unplacedAs?: WorkMode | undefined
  readsApplicants?: boolean
  currency?: string
}
export const importPreviewQuery = (input: PreviewInput) =>
  api.postingImports.preview.queryOptions({ input, staleTime: MINUTE, gcTime: MINUTE, retry: false })
