import { firstName } from '#lib/names.ts'

/** Why a company rejects; for the company only. The last reason is set by an import (APPLY-31). */
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
  skills: "Skills don't match",
  other_candidate: 'Another candidate was chosen',
  salary: 'Salary expectations',
  location: 'Location',
  position_closed: 'The position was closed',
  elsewhere: 'Took another job',
  other: 'Other',
  incomplete: 'Incomplete application',
}

/** The reasons that people can choose. */
export const chosenReasons = rejectionReasons.filter((reason) => reason !== 'incomplete')

export const maxDeclineCharacters = 2000

type About = { candidateName: string; jobTitle: string; companyName: string }
/** Placeholders that become each candidate's own values in a message to several. */
export const declinePlaceholders = { firstName: '{first name}', jobTitle: '{job}', companyName: '{company}' } as const

/** Three templates for a kind rejection; the sender may change every word. */
export const kindWordings = [
  {
    key: 'thanks',
    name: 'Brief and kind',
    text: `Hi {first name},

Thank you for applying for {job} at {company}, and for the time you put into it. We have decided to move forward with other candidates for this position.

We enjoyed reading about your work and wish you every success in your search.`,
  },
  {
    key: 'close',
    name: 'Close decision',
    text: `Hi {first name},

Thank you for your application for {job}. You have a strong background, and it was not an easy decision: in the end we chose a candidate whose experience is closer to what this position needs right now.

We would be glad to hear from you again when {company} has an opening that matches your profile. All the best until then.`,
  },
  {
    key: 'changed',
    name: 'Position changed',
    text: `Hi {first name},

Thank you for your interest in {job}. Our plans for this position have changed, so we are not filling it as posted. This is no reflection on you or your application.

Please watch {company} for new openings. You are welcome to apply again.`,
  },
] as const

/** The message as one candidate reads it. */
export function fillWording(text: string, { candidateName, jobTitle, companyName }: About): string {
  return text
    .replaceAll(declinePlaceholders.firstName, () => firstName(candidateName) || candidateName)
    .replaceAll(declinePlaceholders.jobTitle, () => jobTitle || 'this job')
    .replaceAll(declinePlaceholders.companyName, () => companyName)
}
