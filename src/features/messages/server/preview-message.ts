import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { MessageText } from '../contract.ts'
import { fillMessage, loadToWrite, readNames } from './load-to-write.ts'
import { messageMail, threadAddress } from './message-mail.ts'

/**
 * A message as an email to this candidate, with the layout of the sent one. Only the unsubscribe link differs, because the real one is
 * private to the candidate. Throws the same errors as sending.
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
