/** Every state of an application. The company moves it freely among the first five; only the applicant withdraws. */
export const applicationStatuses = ['submitted', 'reviewing', 'interview', 'accepted', 'rejected', 'withdrawn'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

export const pipelineStatuses = ['submitted', 'reviewing', 'interview', 'accepted', 'rejected'] as const
export type PipelineStatus = (typeof pipelineStatuses)[number]

const older: Record<string, ApplicationStatus> = {
  hired: 'accepted',
  interview_scheduled: 'interview',
  interviewed: 'interview',
}

/** Reads a status as stored elsewhere: hired is accepted, interview_scheduled and interviewed are interview (PLAT-18); null for unknown words. */
export function readStatus(text: string): ApplicationStatus | null {
  if (text in older) return older[text] ?? null
  return applicationStatuses.find((status) => status === text) ?? null
}
