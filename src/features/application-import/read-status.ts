import { type ApplicationStatus, readStatus } from '#features/applications/rules.ts'
import { plainWords } from '#lib/names.ts'

// All known statuses of other systems. Only whole statuses match: 'Not hired' and 'Hired by another employer' are not acceptances.
const words: Record<ApplicationStatus, string> = {
  submitted: `new, new applicant, new candidate, new application, applied, application received, submitted, received, inbox,
    no status, no contact, sourced, lead, new lead, applicant, applicants, to review, awaiting review, unprocessed, unreviewed, application review,
    neu, neue bewerbung, beworben, eingegangen, eingang, posteingang, nouveau, nouvelle, candidature recue, recu, a traiter, nuevo, nueva, recibido, inscrito,
    inscritos, nuovo, candidatura ricevuta, nieuw, ontvangen, novo, recebida, inscricao`,
  reviewing: `waiting for evaluation, reviewing, initial qualification, under review, in review, review, reviewed, resume review, cv review, screening, screen, screened, 
    pre screen, prescreen, pre screening, prescreening, contacted, contacting, reached out, responded, candidate responded, qualifying, qualified,
    shortlisted, shortlist, short list, long list, in progress, in process, submitted to client, cv screening, hr screening, team review, hiring manager review,
    in prufung, in bearbeitung, vorauswahl, sichtung, engere auswahl, en cours, en cours d examen, preselection, preselectionne, preselectionnee, en revision, preseleccionado,
    preseleccionada, en proceso, in valutazione, in behandeling, em analise, triagem`,
  interview: `phone screen, phone screened, schedule phone screen, preliminary phone screen, recruiter screen, recruiter phone screen, recruiter call, telephone screen, phone screening, telefonscreening, interview, interviewing, interviewed, interview scheduled, interview to be scheduled, interview in progress, schedule interview, first interview, second interview, third interview, final interview,
    phone interview, telephone interview, video interview, technical interview, hiring manager interview, panel interview, onsite, on site, onsite interview, on site interview, executive interview, team interview, case interview,
    1st interview, 2nd interview, 3rd interview, face to face, face to face interview, assessment, technical assessment, coding challenge, take home test, test, skills test, offer, offer sent, offer extended, offered, offer made, to be offered,
    offer pending, approved by client, reference check, references, checking references, background check, contract proposal, vorstellungsgesprach, vorstellungsgesprache, erstgesprach, zweitgesprach, gesprach, kennenlerngesprach, telefoninterview,
    probearbeiten, probetag, interview geplant, angebot, vertragsangebot, vertrag verschickt, entretien, entretien planifie, entretien rh, entretien telephonique, entretien final, offre, offre envoyee, proposition,
    entrevista, entrevistas, oferta, colloquio, offerta, gesprek, aanbod, entretien d embauche`,
  accepted: `vertrag unterschrieben, accepted, hired, offer accepted, offer signed, contract signed, placed, hire, joined, onboarded, onboarding, forward to onboarding, converted employee, eingestellt, angenommen, zugesagt, zusage, angebot angenommen,
    embauche, embauchee, recrute, recrutee, accepte, acceptee, contratado, contratada, aceptado, assunto, assunta, aangenomen, contratacao`,
  rejected: `we rejected them, position cancelled, position canceled, position on hold, not enough experience, rejected, not hired, not accepted, not selected, not a fit, not fit, not a match, not qualified, over qualified, overqualified, unqualified, underqualified, declined, declined by company, declined by us, client declined,
    rejected by client, rejected for interview, rejected hirable, rejected by hiring manager, disqualified, dq, not in consideration, no longer in consideration, no longer under consideration, not suitable, failed screening, failed interview,
    failed phone screen, failed assessment, regret sent, rejection sent, position filled, position closed, offer rescinded, rescinded, turned down, auto rejected, abgelehnt, absage, absage erteilt, absage durch uns, absage unternehmen,
    absage gesendet, ungeeignet, nicht geeignet, refuse, refusee, rejete, rejetee, non retenu, non retenue, candidature refusee, rechazado, rechazada, descartado, descartada, no seleccionado, no apto, scartato, scartata, rifiutato,
    afgewezen, rejeitado, reprovado, reprovada`,
  withdrawn: `they rejected us, dropped by candidate, withdrawn by applicant, accepted other job, accepted another job, accepted other position, withdrawn, withdrew, candidate withdrew, candidate withdrawn, candidate withdraw, withdrawn by candidate, withdrew application, withdrew from process, self withdrawn, applicant withdrew, candidate declined, candidate declined offer,
    offer declined, declined offer, offer declined by candidate, declined by candidate, offer rejected by candidate, candidate not interested, not interested, no longer interested, accepted another offer, accepted other offer,
    took another offer, took another job, zuruckgezogen, bewerbung zuruckgezogen, absage durch bewerber, absage bewerber, absage durch kandidat, kandidat hat abgesagt, angebot abgelehnt, retire, retiree, desiste, desistement, candidature retiree, s est retire,
    offre declinee, offre refusee, retirado, retirada, candidatura retirada, oferta rechazada, desistio, ritirato, ritirata, teruggetrokken, desistiu`,
}

/** Marks that negate or doubt a word: 'Hired?', '✗ Hired'. */
const DOUBT = /[?？؟❌✗✘✖×]/

const known = new Map<string, ApplicationStatus>(
  (Object.keys(words) as ApplicationStatus[]).flatMap((status) =>
    words[status].split(',').map((word) => [plainWords(word), status] as const),
  ),
)

/** The status that the whole text of a cell means; null if it is unknown. This product's own status names are known too. */
export function readImportedStatus(text: string): ApplicationStatus | null {
  if (DOUBT.test(text)) return null
  const key = plainWords(text)
  return readStatus(key.replaceAll(' ', '_')) ?? known.get(key) ?? null
}

const NO = new Set(['', 'no', 'n', 'false', '0', 'none', 'na', 'n a', 'null', 'nein', 'non', 'active', 'aktiv', 'open'])
const YES = new Set(['yes', 'y', 'true', '1', 'x', 'ja', 'oui', 'si', 'archived', 'disqualified', 'rejected'])
/** Columns whose 'yes' can only mean a rejection; an archived application can also be a hired one. */
const isRejection = (column: string) =>
  /\b(disqualified|rejected|abgelehnt|refuse|rechazado)\b/.test(plainWords(column))
const isWithdrawal = (column: string) => /\bwithdrawn\b/.test(plainWords(column))

/** Statuses that say no more than that the application is open. */
const OPEN = new Set(
  `active, open, in progress, in process, ongoing, current, aktiv, offen, in bearbeitung, en cours, actif, en proceso, activo, abierto, in corso,
  attivo, lopend, actief`
    .split(',')
    .map(plainWords),
)

type Mark = { column: string; text: string }
export type StatusCells = {
  status: string
  stage: string
  reason: Mark | null
  /** Columns such as 'Disqualified' or 'Archived'. */
  ended: readonly Mark[]
  isRejected: boolean
  /** It has a day of archiving, which can mean any end. */
  isArchived: boolean
  isHired: boolean
  isWithdrawn: boolean
}
/** `text` is all that the file says; `status` is null if it is unknown or contradicts itself. */
export type ReadStatus = { text: string; status: ApplicationStatus | null }

/** The status of a row from all its columns together: 'Active' in stage 'Phone screen' with a day of rejection is rejected. */
export function readStatusOf(cells: StatusCells): ReadStatus {
  const base = openStatus(cells)
  const ends = endsOf(cells)
  const text = [base.text, ...ends.map((end) => end.text)].filter(Boolean).join(' · ')
  const found = new Set(ends.map(({ status }) => status))
  if (ends.length === 0) return { text, status: base.status }
  if (base.text !== '' && base.status === null) return { text, status: null }
  if (base.status === 'rejected' || base.status === 'withdrawn') {
    // programs call it a rejection too if the person withdrew, and give the reason for it
    if (found.has('accepted') || ends.some(({ isUnclear }) => isUnclear)) return { text, status: null }
    return { text, status: found.has('withdrawn') ? 'withdrawn' : base.status }
  }
  found.delete(null)
  if (base.status === 'accepted') {
    const isSame = ends.every(({ status, isWord }) => status === 'accepted' || (status === null && !isWord))
    return { text, status: isSame ? 'accepted' : null }
  }
  if (ends.some(({ isUnclear }) => isUnclear)) return { text, status: null }
  // a day of rejection and a reason of withdrawal: the reason says it better
  if (found.has('withdrawn')) found.delete('rejected')
  // any other reason beside a certain end says why, not what
  const [status] = found
  return { text, status: found.size === 1 && status ? status : null }
}

function openStatus({ status, stage }: StatusCells): ReadStatus {
  const [own, ofStage] = [readImportedStatus(status), readImportedStatus(stage)]
  const isOpen = OPEN.has(plainWords(status))
  if (status === '') return { text: stage, status: stage === '' ? 'submitted' : isOpenWord(stage) ? null : ofStage }
  // 'Active' alone can be any step
  if (stage === '') return { text: status, status: isOpen ? null : own }
  if (own !== null && own !== 'submitted' && !isOpen)
    return { text: isOther(own, ofStage) ? `${status} · ${stage}` : status, status: isOther(own, ofStage) ? null : own }
  const isOpenStage = ofStage !== null && !['rejected', 'withdrawn'].includes(ofStage) && !isOpenWord(stage)
  return (isOpen || own === 'submitted') && isOpenStage
    ? { text: stage, status: ofStage }
    : { text: `${status} · ${stage}`, status: null }
}

/** Whether a stage says something else than the status: who left from a stage had been in it. */
const isOther = (own: ApplicationStatus, stage: ApplicationStatus | null): boolean =>
  stage !== null && stage !== own && stage !== 'submitted' && (!ENDS.has(own) || ENDS.has(stage))
const ENDS = new Set<ApplicationStatus>(['accepted', 'rejected', 'withdrawn'])

const isOpenWord = (text: string): boolean => OPEN.has(plainWords(text))

type End = { text: string; status: ApplicationStatus | null; isWord: boolean; isUnclear?: boolean }

function endsOf({ ended, reason, isRejected, isArchived, isHired, isWithdrawn }: StatusCells): End[] {
  const ends: End[] = []
  for (const { column, text } of ended) {
    const word = plainWords(text)
    if (NO.has(word)) continue
    const isPlain = YES.has(word) || /\d/.test(word)
    const status = isWithdrawal(column) ? 'withdrawn' : isRejection(column) ? 'rejected' : null
    ends.push({
      text: isPlain ? column : `${column}: ${text}`,
      status: isPlain ? status : readImportedStatus(text),
      isWord: !isPlain,
    })
  }
  if (reason && !NO.has(plainWords(reason.text))) ends.push(endOfReason(reason))
  if (isArchived) ends.push({ text: 'has a date of archiving', status: null, isWord: false })
  if (isRejected) ends.push({ text: 'has a date of rejection', status: 'rejected', isWord: false })
  if (isHired) ends.push({ text: 'has a date of hiring', status: 'accepted', isWord: false })
  if (isWithdrawn) ends.push({ text: 'has a date of withdrawal', status: 'withdrawn', isWord: false })
  return ends
}

/** Words of reasons that can mean that the person left: who left is not rejected. */
const BY_PERSON =
  /\b(candidate|applicant|bewerber\w*|kandidat\w*|candidat\w*|withdr\w*|accept\w*|declin\w*|another|other (?:job|offer|position)|retir\w*|desist\w*)\b/

/** 'Withdrawn by candidate: salary' says what happened before the colon, and why after it. */
function endOfReason({ column, text }: Mark): End {
  const status = readImportedStatus(text) ?? readImportedStatus(text.split(/:| [-–—] |\(/, 1)[0] ?? '')
  const isEnd = status === 'accepted' || status === 'withdrawn' || status === 'rejected'
  const isUnclear = !isEnd && BY_PERSON.test(plainWords(text))
  return { text: `${column}: ${text}`, status: isEnd ? status : null, isWord: true, isUnclear }
}
