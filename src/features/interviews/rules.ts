import { readStart, type StartRefusal } from '#lib/appointments.ts'

export const interviewKinds = ['phone', 'video', 'on_site'] as const
export type InterviewKind = (typeof interviewKinds)[number]
export const kindNames: Record<InterviewKind, string> = { phone: 'Phone call', video: 'Video call', on_site: 'On site' }
/** The label of the place for each kind. */
export const placeNames: Record<InterviewKind, string> = {
  phone: 'Phone number',
  video: 'Link to the call',
  on_site: 'Address and room',
}

export const interviewStatuses = ['proposed', 'accepted', 'declined', 'cancelled'] as const
export type InterviewStatus = (typeof interviewStatuses)[number]

export const interviewLengths = [15, 30, 45, 60, 90, 120, 180, 240] as const
export const maxTimes = 5
export const maxInterviewers = 10
/** Per application. */
export const maxInterviews = 20
export const maxInterviewNoteCharacters = 1000

/** The proposed times sorted, or the first error. */
export function readTimes(walls: readonly string[], timeZone: string, now: Date): Date[] | StartRefusal {
  const times: Date[] = []
  for (const wall of walls) {
    const at = readStart(wall, timeZone, now)
    if (typeof at === 'string') return at
    times.push(at)
  }
  return times.sort((a, b) => a.getTime() - b.getTime())
}

/** Whether the place is a URL that a browser can open. */
export const isLink = (place: string): boolean => /^https?:\/\/\S+$/i.test(place) && URL.canParse(place)

/** The proposed times that are in the future. */
export const timesAhead = (times: readonly Date[], now: Date): Date[] => times.filter((at) => at > now)
