import { z } from 'zod'
import { readStart } from '#lib/appointments.ts'
import { Id } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { checkPlace, type Proposal } from '../contract.ts'
import { interviewKinds, maxInterviewNoteCharacters, maxTimes } from '../rules.ts'

const words = {
  SLOT_PAST: 'This time has passed. Please choose a later one.',
  SLOT_SKIPPED: "This time doesn't exist on that day because the clocks change. Please choose another.",
  SLOT_TOO_FAR: 'Please choose a day within the next year.',
} as const

const base = z.object({
  kind: z.enum(interviewKinds),
  minutes: z.string(),
  place: typedLine(300),
  message: typedText(maxInterviewNoteCharacters),
  /** Empty fields are left out. */
  starts: z.array(z.string()).length(maxTimes),
  interviewers: z.array(Id),
  setInterview: z.boolean(),
})
export type ProposeValues = z.input<typeof base>

/** The error of a proposed time in this time zone; undefined if it is valid. */
export function refusalOf(wall: string, timeZone: string): string | undefined {
  const at = readStart(wall, timeZone, new Date())
  return typeof at === 'string' ? words[at] : undefined
}

/** The form of a proposal in the company's time zone, validated as on the server. */
export const proposeSchema = (timeZone: string) =>
  base.superRefine(checkPlace).superRefine(({ starts }, check) => {
    const refuse = (index: number, message: string) =>
      check.addIssue({ code: 'custom', path: ['starts', index], message })
    if (starts.every((wall) => wall === '')) refuse(0, 'Please propose at least one time')
    starts.forEach((wall, index) => {
      if (wall === '') return
      const refusal = refusalOf(wall, timeZone)
      if (refusal) refuse(index, refusal)
      else if (starts.indexOf(wall) < index) refuse(index, "You've already added this time")
    })
  })

export const emptyProposal = (setInterview: boolean): ProposeValues => ({
  kind: 'video',
  minutes: '45',
  place: '',
  message: '',
  starts: Array.from({ length: maxTimes }, () => ''),
  interviewers: [],
  setInterview,
})

export const proposalOf = ({ starts, minutes, ...values }: ProposeValues, timeZone: string): Proposal => ({
  ...values,
  timeZone,
  minutes: Number(minutes),
  starts: starts.filter((wall) => wall !== ''),
})
