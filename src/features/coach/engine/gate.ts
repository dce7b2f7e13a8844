import type { Facts } from './facts.ts'
import { TASK } from './material.ts'
import { withoutLinks } from './safe-text.ts'

/** Thrown if the output of the model is not allowed. The built-in engine then answers instead. */
export class Refused extends Error {}

const secrets =
  /\b(send|share|give|tell|enter|type|reply|provide|confirm|submit|need|paste|write)\b[^.!?\n]{0,80}\b(password|passcode|pass ?phrase|pin code|one[- ]time code|verification code|security code|2fa|card (number|details)|credit card|cvv|cvc|social security|ssn|bank (account|details)|iban|wire|crypto|gift ?cards?)\b/i
const claimedActions =
  /\b(I|we)(?:['’]ve| have| just| already| now)*\s+(deleted|applied|submitted|withdr[ae]wn?|cancell?ed|sent|updated|changed|accepted|rejected|paid|transferred|refunded|booked|emailed|mailed|contacted|shared|removed|granted|logged)\b/i
const success = /\b(you (are|were|have been|got|['’]re) (now )?(hired|accepted|offered)|got the job|congratulations)\b/i
const failure =
  /\b(application|applications)\b[^.!?\n]{0,60}\b(was|were|has been|have been|is|are) (rejected|declined|cancell?ed|deleted|withdrawn|closed)\b/i
const obeying =
  /\b(ignor\w+|disregard\w*|overrid\w+) (all |any |my |the |your )*(previous |prior |above )?(instructions?|rules?|prompts?)\b|\bsystem prompt\b|\bDAN mode\b|\bjailbr/i
/** Quoted text is not a claim by the coach: it cites others or suggests what the person could write. */
const quoted = /“[^“”]*”|"[^"\n]*"/g

const instructions = TASK.split(/(?<=[.:])\s+/).filter((sentence) => sentence.length > 40)

const boundary = /^[\s\S]*(?:[.!?][)”"']*(?:\s|$)|\n)/

/**
 * Filters the output of a model before the reader sees it. It takes text as it arrives and returns complete, safe sentences. It
 * removes links, addresses and markup. It rejects an answer that asks for secrets, claims an action, states an untrue status or
 * contains the prompt itself.
 */
export class Gate {
  refusal: Refused | null = null
  private waiting = ''
  private readonly facts: Facts
  private readonly sources: number

  constructor(facts: Facts, sources: number) {
    this.facts = facts
    this.sources = sources
  }

  /** Adds text, and returns the sentences that are complete now. Throws Refused. */
  pass(part: string): string {
    if (this.refusal) throw this.refusal
    this.waiting += part
    const completeText = boundary.exec(this.waiting)?.[0] ?? ''
    this.waiting = this.waiting.slice(completeText.length)
    return this.check(completeText)
  }

  /** Returns the rest of the text. Throws Refused. */
  finish(): string {
    const rest = this.waiting
    this.waiting = ''
    return this.check(rest)
  }

  private check(text: string): string {
    const unquoted = text.replace(quoted, '')
    const { applications } = this.facts
    const isUntrue =
      (success.test(unquoted) && !applications.some(({ status }) => status === 'accepted' || status === 'interview')) ||
      (failure.test(unquoted) && !applications.some(({ status }) => status === 'rejected' || status === 'withdrawn'))
    const repeatsInstructions = instructions.some((sentence) => text.includes(sentence))
    if (isUntrue || repeatsInstructions || secrets.test(text) || claimedActions.test(unquoted) || obeying.test(text)) {
      this.refusal = new Refused('the text of the model was rejected: it contains content that must not be sent')
      throw this.refusal
    }
    return withoutLinks(text).replace(/\[(\d{1,3})\]/g, (mark, n) =>
      Number(n) <= this.sources && Number(n) > 0 ? mark : '',
    )
  }
}
