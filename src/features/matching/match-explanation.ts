import type { MatchItem } from './shapes.ts'

const score =
  'The score counts how close the job titles are, which of the requested skills and requirements are shown, and whether the level fits. The title counts the most. The weights come from about 500 pairs of public resumes and postings that were judged one by one.'
const terms = 'A location, pay or job type that does not fit lowers it a little.'
const plus = 'Anything the posting calls a plus counts a third.'

const evidence =
  'A verdict needs evidence about the work, such as a requirement or a job title. Location, pay, job type and seniority alone never make more than a weak match.'
const limits =
  'A language below the required level, or a license that is clearly missing, makes it a weak match at most. A degree far below the required one, far fewer years in the field, or a job far below the level reached so far makes it a fair match at most. The reason comes first.'

/** Explains to users how a match is calculated. Separate from the engine, so that pages that show it do not load the engine. */
export const matchExplanation: string[] = [
  'We look for every requirement of the posting in your default resume, then in your profile.',
  'Met and partly met items show the sentence that proves it. A skill that is close to the requested one counts as partly met.',
  "Missing means that your resume would be expected to mention it but doesn't. Anything we can't tell is unknown, and unknown never counts against you.",
  `${score} ${terms} ${plus}`,
  evidence,
  limits,
  'Rules calculate the score, without an AI model: the same posting and the same resume always give the same score.',
  'The score compares words, not people, and decides nothing: you can apply with any score.',
]

/** The same for companies: only the submitted resume is used. */
export const matchExplanationForCompany: string[] = [
  'We look for every requirement of your posting in the submitted resume, and in no other data about the candidate.',
  'Met and partly met items show the sentence that proves it. A skill that is close to the requested one counts as partly met.',
  "Missing means that the resume would be expected to mention it but doesn't. Anything we can't tell is unknown, and unknown never counts against the candidate.",
  `${score} A location that does not fit lowers it a little. ${plus}`,
  evidence.replace('Location, pay, job type and', 'Location and'),
  limits,
  'Rules calculate the score, without an AI model: the same posting and the same resume always give the same score.',
  'The score compares words, not people, and decides nothing: read the application.',
]

/** Labels of an item's action link. 'say where' is part of the note itself; the others are appended. */
export const matchActionLabels: Record<NonNullable<MatchItem['action']>, string> = {
  say_where: 'say where',
  add_detail: 'Add detail',
  answer_once: 'Answer once',
}
