import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { MessageText } from '../contract.ts'
import { fillMessage, loadToWrite, readNames } from './load-to-write.ts'
import { messageMail, threadAddress } from './message-mail.ts'

/**
 * A message as this candidate would be mailed it, from the layout that mails it. Only the link that stops such mails is
 * another: the real one is the candidate's alone. Refusals are those of sending.
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
    footer: { settingsUrl, stop: { label: 'Stop these mails', href: settingsUrl } },
  })
  return { to: names.candidateName, ...mail }
}
