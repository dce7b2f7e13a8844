import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { MessageText } from '../contract.ts'
import { fillMessage, loadToWrite, readNames } from './load-to-write.ts'
import { messageMail, threadAddress } from './message-mail.ts'

/**
 * A message as this candidate's email, by the same layout as the sent one. Only the unsubscribe link differs: the
 * real one is private to the candidate. Same errors as sending.
 */
export async function previewMessage(
  ctx: SignedIn,
  { applicationId, ...typed }: MessageText & { applicationId: string },
) {
  await loadToWrite(ctx, applicationId)
  const names = found((await readNames(ctx.db, [applicationId])).get(applicationId))
  const { PUBLIC_URL } = ctx.env
  const settingsUrl = `${PUBLIC_URL}/app/profile?tab=account#notification-preferences`
  const mail = messageMail({
    ...fillMessage(typed, names, ctx.viewer.name),
    jobTitle: names.jobTitle,
    companyName: names.companyName,
    url: PUBLIC_URL + threadAddress(applicationId),
    footer: { settingsUrl, stop: { label: 'Unsubscribe', href: settingsUrl } },
  })
  return { to: names.candidateName, ...mail }
}
