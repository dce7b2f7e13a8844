import type { Services } from '#server/context.ts'
import { isAboutRecipient, MailRefused, MailUnavailable } from '#server/mail/mailer.ts'
import { refusalIn } from '#server/mail/read-refusal.ts'
import { suppressAddress } from '#server/suppressions.ts'
import { type LeftOut, MAX_ATTEMPTS } from '../../rules.ts'
import { excludedAddresses } from './audience.ts'
import type { SentCampaign } from './begin-sending.ts'
import type { Reader, WrittenMail } from './campaign-mail.ts'
import type { HandOverLog } from './hand-over-log.ts'
import { type Claimed, type Outcome, record } from './recipients.ts'

/** Emails in flight: more than the mailer has connections, so that they are never idle. */
const AT_ONCE = 24

type Batch = {
  campaign: SentCampaign
  people: Claimed[]
  write: (reader: Reader) => WrittenMail
  log: Pick<HandOverLog, 'runId' | 'note'>
}

/**
 * Sends to these people and stores each outcome as soon as it is known, so that a worker that dies leaves only the emails in flight open.
 * False if the mail server was unavailable for all of them.
 */
export async function sendBatch(services: Services, batch: Batch): Promise<boolean> {
  const { campaign, people } = batch
  const { db } = services
  const excluded = await excludedAddresses(
    db,
    people.map(({ email }) => email),
    campaign.templateType,
  )
  const outcomes = outcomeWriter((known) => record(db, { campaignId: campaign.id, runId: batch.log.runId }, known))
  let [accepted, unavailable] = [0, 0]
  const waiting = people.values()
  const line = async () => {
    for (const person of waiting) {
      const why = excluded.get(person.email)
      const outcome = why ? skipped(person, why) : await sendOne(services, person, batch)
      if (outcome.state === 'waiting' && outcome.problem === null) unavailable += 1
      else accepted += 1
      outcomes.note(outcome)
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, people.length) }, line))
  await outcomes.settled()
  return accepted > 0 || unavailable === 0
}

const skipped = ({ id }: Claimed, problem: LeftOut): Outcome => ({ id, state: 'skipped', problem })

/** A refusal by the mailbox ends email to it; any other is about this email or our server. */
async function refused(
  db: Services['db'],
  { id, email, title }: { id: string; email: string; title: string },
  error: MailRefused,
): Promise<Outcome> {
  const { kind, answer } = refusalIn(error.cause)
  if (kind !== 'no_mailbox') return { id, state: 'failed', problem: kind === 'policy' ? 'policy' : 'refused', answer }
  await suppressAddress(db, { email, reason: 'bounce', answer, mail: `campaign “${title}”` })
  return { id, state: 'bounced', problem: 'no_mailbox', answer }
}

async function sendOne(
  services: Services,
  { id, email, name, attempts }: Claimed,
  { campaign, write, log }: Batch,
): Promise<Outcome> {
  let isHandedOver = false
  const once = () => {
    // the connection broke and the mailer tries another one
    if (isHandedOver) throw new Error('This email was already handed over to the mail server')
    log.note(id, 'handed-over')
    isHandedOver = true
  }
  try {
    // the key becomes the Message-ID: if it is sent again by hand, mail programs recognize the duplicate
    const mail = { ...write({ thing: 'recipient', id, name }), to: email, key: `campaign ${id}` }
    await services.mailer.send({ ...mail, handOver: once })
    recordHandOver(log, id)
    return { id, state: 'sent', problem: null }
  } catch (error) {
    if (error instanceof MailRefused) return refused(services.db, { id, email, title: campaign.title }, error)
    // the server's answer was lost, so only the recipient can know whether it arrived
    if (isHandedOver && !isAboutRecipient(error)) return { id, state: 'unsure', problem: null }
    if (!(error instanceof MailUnavailable))
      services.log.warn({ err: error, recipient: id }, 'campaign: an email failed')
    // an unavailable server is not this recipient's failure: the attempt does not count
    if (error instanceof MailUnavailable && !isAboutRecipient(error)) return { id, state: 'waiting', problem: null }
    const { answer } = refusalIn((error as Error).cause)
    return { id, state: attempts >= MAX_ATTEMPTS ? 'failed' : 'waiting', problem: 'unavailable', answer }
  }
}

/** Logs that the server accepted the email. If this worker dies before the outcome is stored, the next worker reads it from the log. */
function recordHandOver(log: Batch['log'], id: string): void {
  try {
    log.note(id, 'taken')
  } catch {
    // another worker treated this one as ended and marked the email as unknown; storing the outcome corrects that
  }
}

/** Stores outcomes with one statement at a time; outcomes that arrive meanwhile go into the next statement. */
function outcomeWriter(write: (outcomes: Outcome[]) => Promise<void>) {
  let noted: Outcome[] = []
  let running: Promise<void> | undefined
  const run = async () => {
    while (noted.length > 0) {
      const outcomes = noted
      noted = []
      await write(outcomes)
    }
  }
  const start = () => {
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }
  return {
    note(outcome: Outcome) {
      noted.push(outcome)
      // the caller that awaits all outcomes gets the failure
      start().catch(() => {})
    },
    async settled() {
      await running
      await start()
    },
  }
}
