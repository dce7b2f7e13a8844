import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/mail/mail-content.ts'
import { oneClickHeaders } from '#server/mail/one-click.ts'
import type { SigningSecrets } from '#server/secrets/secrets.ts'
import { type MailSubject, mailToken } from './mail-tokens.ts'

type UnsubscribeLinks = { footer: Pick<MailContent['footer'], 'settingsUrl' | 'stop'>; headers: Record<string, string> }

/**
 * The unsubscribe links of a campaign email: lines in its footer, and one click in the mail program (CAMP-08, RFC
 * 8058).
 */
export function newsletterUnsubscribeLinks(
  env: SigningSecrets & Pick<Env, 'PUBLIC_URL'>,
  thing: MailSubject,
  id: string,
): UnsubscribeLinks {
  const address = `${env.PUBLIC_URL}/api/newsletter/mails?token=${mailToken(env, thing, id)}`
  return {
    footer: { settingsUrl: address, stop: { label: 'Unsubscribe from all', href: `${address}#stop` } },
    headers: oneClickHeaders(address),
  }
}
