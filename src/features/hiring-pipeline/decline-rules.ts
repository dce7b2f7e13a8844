import { firstName } from '#lib/names.ts'

/** Why a company rejects; for the company alone. The last is what an import says (APPLY-31). */
export const rejectionReasons = [
  'experience',
  'skills',
  'other_candidate',
  'salary',
  'location',
  'position_closed',
  'elsewhere',
  'other',
  'incomplete',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

export const rejectionReasonNames: Record<RejectionReason, string> = {
  experience: 'Not enough experience',
  skills: 'Skills do not fit',
  other_candidate: 'Another candidate was chosen',
  salary: 'Salary expectations',
  location: 'Location',
  position_closed: 'The position was closed',
  elsewhere: 'Took a job elsewhere',
  other: 'Other',
  incomplete: 'Incomplete application',
}

/** Those that people choose. */
export const chosenReasons = rejectionReasons.filter((reason) => reason !== 'incomplete')

export const mostMessageCharacters = 2000

type About = { candidateName: string; jobTitle: string; companyName: string }
/** Stand for each candidate's own in a message to several. */
export const placeholders = { firstName: '{first name}', jobTitle: '{job}', companyName: '{company}' } as const

/** Three ways to say no kindly; whoever sends one may change every word. */
export const kindWordings = [
  {
    key: 'thanks',
    name: 'Short and warm',
    text: `Hi {first name},

thank you for applying for {job} at {company}, and for the time you put into it. We have decided to go on with other candidates for this position.

We enjoyed reading about your work and wish you every success with what comes next.`,
  },
  {
    key: 'close',
    name: 'It was close',
    text: `Hi {first name},

thank you for your application for {job}. You have a strong background, and the decision was not an easy one: in the end we chose somebody whose experience is closer to what this position needs right now.

We would be glad to hear from you again when {company} looks for somebody with your profile. All the best until then.`,
  },
  {
    key: 'changed',
    name: 'The position changed',
    text: `Hi {first name},

thank you for your interest in {job}. Our plans for this position have changed, so we are not filling it as it was posted. This says nothing about you or your application.

Please keep an eye on {company}: new openings are posted as soon as they are ready, and you are welcome to apply again.`,
  },
] as const

/** The message as one candidate reads it. */
export function fillWording(text: string, { candidateName, jobTitle, companyName }: About): string {
  return text
    .replaceAll(placeholders.firstName, () => firstName(candidateName) || candidateName)
    .replaceAll(placeholders.jobTitle, () => jobTitle || 'this job')
    .replaceAll(placeholders.companyName, () => companyName)
}
