import type { MatchItem } from './shapes.ts'

const score =
  'The score is what is met plus half of what is partly, divided by all that is known. Requirements weigh most, then title, seniority and skills, then place, pay and terms; what a posting calls a plus weighs a third.'

/** How a match is worked out, said to people; apart from the engine, which a page that shows this does not load. */
export const matchExplanation: string[] = [
  'Every requirement of the posting is looked for in your default resume, then in your profile.',
  'Met and partly come with the sentence that shows it. A skill close to the one asked for counts as partly.',
  'Missing means that your resume could be expected to name it and does not. What nobody has said is unknown, and unknown never counts against you.',
  score,
  'It is worked out by rules, without chance and without a model: the same posting and the same resume always give the same score.',
  'It reads words, not people. It decides nothing: you may apply whatever it says.',
]

/** The same for the company: the resume that was sent, and nothing else of the candidate. */
export const matchExplanationForCompany: string[] = [
  'Every requirement of your posting is looked for in the resume that was sent, and in nothing else about the candidate.',
  'Met and partly come with the sentence that shows it. A skill close to the one asked for counts as partly.',
  'Missing means that the resume could be expected to name it and does not. What nobody has said is unknown, and unknown never counts against the candidate.',
  score.replace(', then place, pay and terms', ', then place'),
  'It is worked out by rules, without chance and without a model: the same posting and the same resume always give the same score.',
  'It reads words, not people. It decides nothing: read the application.',
]

/** Labels of an item's action link; 'say where' is part of the note itself, the others are appended. */
export const matchActionLabels: Record<NonNullable<MatchItem['action']>, string> = {
  say_where: 'say where',
  add_detail: 'Add detail',
  answer_once: 'Answer once',
}
