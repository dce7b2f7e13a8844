import type { Services } from '#server/context.ts'
import { isAboutRecipient, MailRefused, MailUnavailable } from '#server/mail/mailer.ts'
import { refusalIn } from '#server/mail/read-refusal.ts'
import { suppressAddress } from '#server/suppressions.ts'
import { type LeftOut, MOST_ATTEMPTS } from '../../rules.ts'
import { noLongerMailed } from './audience.ts'
import type { SentCampaign } from './begin-sending.ts'
import type { Reader, WrittenMail } from './campaign-mail.ts'
import type { HandOverLog } from './hand-over-log.ts'
import { type Claimed, type Outcome, record } from './recipients.ts'

/** Mails on their way at once: more than the mailer has connections, so that none of them waits for us. */
const AT_ONCE = 24

type Batch = {
  campaign: SentCampaign
  people: Claimed[]
  write: (reader: Reader) => WrittenMail
  log: Pick<HandOverLog, 'runId' | 'note'>
}

/**
 * Sends to these people and writes down each outcome as soon as it is known, so that a worker which dies leaves no more open than
 * what was on the wire. False where the mail server took none of them for being away.
 */
export async function sendBatch(services: Services, batch: Batch): Promise<boolean> {
  const { campaign, people } = batch
  const { db } = services
  const left = await noLongerMailed(
    db,
    people.map(({ email }) => email),
    campaign.templateType,
  )
  const ledger = outcomeLedger((outcomes) => record(db, { campaignId: campaign.id, runId: batch.log.runId }, outcomes))
  let [taken, away] = [0, 0]
  const waiting = people.values()
  const line = async () => {
    for (const person of waiting) {
      const why = left.get(person.email)
      const outcome = why ? skipped(person, why) : await sendOne(services, person, batch)
      if (outcome.state === 'waiting' && outcome.problem === null) away += 1
      else taken += 1
      ledger.note(outcome)
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, people.length) }, line))
  await ledger.settled()
  return taken > 0 || away === 0
}

const skipped = ({ id }: Claimed, problem: LeftOut): Outcome => ({ id, state: 'skipped', problem })

/** A refusal of the mailbox ends mails to it; any other says something of this mail or of our server. */
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
    // the connection broke and the mailer tries another
    if (isHandedOver) throw new Error('This mail was handed over before')
    log.note(id, 'handed-over')
    isHandedOver = true
  }
  try {
    // the key makes the Message-ID: were it sent again by hand, whoever gets both knows them as one
    const mail = { ...write({ thing: 'recipient', id, name }), to: email, key: `campaign ${id}` }
    await services.mailer.send({ ...mail, handOver: once })
    noteTaken(log, id)
    return { id, state: 'sent', problem: null }
  } catch (error) {
    if (error instanceof MailRefused) return refused(services.db, { id, email, title: campaign.title }, error)
    // its answer never came: nobody but its reader knows
    if (isHandedOver && !isAboutRecipient(error)) return { id, state: 'unsure', problem: null }
    if (!(error instanceof MailUnavailable)) services.log.warn({ err: error, recipient: id }, 'campaign: a mail failed')
    // a server that is away says nothing about this person: the try does not count
    if (error instanceof MailUnavailable && !isAboutRecipient(error)) return { id, state: 'waiting', problem: null }
    const { answer } = refusalIn((error as Error).cause)
    return { id, state: attempts >= MOST_ATTEMPTS ? 'failed' : 'waiting', problem: 'unavailable', answer }
  }
}

/** For whoever goes on should this worker die before the outcome is written: this one is sure. */
function noteTaken(log: Batch['log'], id: string): void {
  try {
    log.note(id, 'taken')
  } catch {
    // another worker took this one for ended and holds it for unsure; the outcome, still to be written, puts that right
  }
}

/** Writes outcomes one statement at a time: what becomes known while one runs is in the next. */
function outcomeLedger(write: (outcomes: Outcome[]) => Promise<void>) {
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
      // a failure is heard of by whoever waits for all
      start().catch(() => {})
    },
    async settled() {
      await running
      await start()
    },
  }
}
