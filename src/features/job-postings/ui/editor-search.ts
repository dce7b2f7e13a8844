import { id, oneOf, readAddress } from '#lib/read-address.ts'
import type { EditorTab } from './posting-editor-page.tsx'

const tab = oneOf(['requirements'])

export const EditJobSearch = readAddress({ tab })

export const CreateJobSearch = readAddress({
  /** The job, once it is stored: a reload continues with it and does not create a second one. */
  job: id,
  tab,
})

/** The tab as the address names it: the first one is not named. */
export const addressOfTab = (open: EditorTab) => (open === 'basic' ? undefined : open)
