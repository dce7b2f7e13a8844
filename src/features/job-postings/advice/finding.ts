/** Where the form has to be changed. */
export type AdvicePlace =
  | 'title'
  | 'description'
  | 'requirements'
  | 'location'
  | 'salaryMin'
  | 'salaryMax'
  | 'applicationDeadline'

/** One piece of advice on a posting: what, where and why, never a refusal. */
export type Finding = {
  /** Steady while the text around it changes: by this a company puts the advice away. */
  key: string
  place: AdvicePlace
  /** What was found, in a few words. */
  says: string
  /** Why it matters to candidates. */
  why: string
  /** What could stand there instead; null where that is the company's to say. */
  proposal: string | null
  /** The sentence that it is about; null where something is missing. */
  quote: string | null
}

/** What is read of a posting: the form's values, rich text as HTML. */
export type ReadPosting = {
  title: string
  description: string
  requirements: string
  location: string
  remoteAllowed: boolean
  salaryMin: number | null
  salaryMax: number | null
  /** The day as 'YYYY-MM-DD'; '' for none. */
  applicationDeadline: string
}
