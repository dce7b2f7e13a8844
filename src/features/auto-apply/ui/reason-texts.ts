import { applyRefusals } from '#features/applications/apply-refusals.ts'

const texts: Record<string, string> = {
  DAILY_CAP: 'Your cap for today is reached. It goes out tomorrow.',
  COMPANY_CAP: 'You have reached your cap for this company this month. Raise it in Settings, or skip this job.',
  QUESTIONS_CHANGED: 'The company changed its questions after you approved it, so it was not sent. Please look again.',
  RESUME_CHANGED: 'Your resume changed after you approved it, so it was not sent. Please look again.',
  ATTACHMENT_GONE: 'The resume that you approved is gone, so it was not sent.',
  STOPPED: 'You stopped auto apply, so it was not sent.',
  NOT_FOUND: 'The job is no longer shown.',
  ANSWERS_INVALID: 'An answer no longer fits its question, so it was not sent.',
  APPLICATION_FAILED: 'We tried several times and could not send it. Please approve it again, or apply by hand.',
}

/** Why something was not sent, for the person. */
export const reasonText = (reason: string): string =>
  texts[reason] ??
  (reason in applyRefusals ? applyRefusals[reason as keyof typeof applyRefusals].message : 'It could not be sent.')
