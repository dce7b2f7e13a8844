import { id, oneOf, readAddress } from '#lib/read-address.ts'
import type { EditorTab } from './posting-editor-page.tsx'

const tab = oneOf(['requirements'])

export const EditJobSearch = readAddress({ tab })

export const CreateJobSearch = readAddress({
  /** The job, once it is stored: a reload continues with it and does not create a second one. */
  job: id,
  tab,
})

/** The URL parameter of a tab; the first tab has none. */
export const addressOfTab = (open: EditorTab) => (open === 'basic' ? undefined : open)
