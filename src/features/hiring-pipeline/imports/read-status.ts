import { type PipelineStatus, readStatus } from '#features/applications/rules.ts'
import { plainWords } from '#lib/names.ts'

// All known statuses of other systems. Only whole statuses match: 'Not hired' and 'Hired by another employer' are not acceptances. An
// import cannot set Withdrawn, so the admin maps that word like any unknown one.
const words: Record<PipelineStatus, string> = {
  submitted: `new, new applicant, new candidate, applied, application received, submitted, received, inbox, active, open,
    no status, no contact, sourced, lead, neu, beworben, eingegangen, nouveau, nouvelle, candidature recue, nuevo, nueva, recibido`,
  reviewing: `reviewing, application review, under review, in review, review, reviewed, resume review, cv review, screening, screen, phone screen, preliminary phone screen, recruiter screen, pre screen,
    prescreen, pre screening, contacted, candidate responded, qualifying, qualified, shortlisted, shortlist, long list, in progress, in process,
    in prufung, in bearbeitung, vorauswahl, en cours, en cours d examen, preselection, en revision, preseleccionado`,
  interview: `interview, interviewing, interviewed, interview scheduled, first interview, second interview, final interview, phone interview,
    video interview, technical interview, hiring manager interview, panel interview, onsite, on site, onsite interview, on site interview,
    face to face, face to face interview, assessment, technical assessment, offer, offer sent, offer extended, offered, offer made, reference check, references,
    vorstellungsgesprach, gesprach, interview geplant, angebot, entretien, entretien planifie, offre, offre envoyee, entrevista, oferta`,
  accepted: `accepted, hired, offer accepted, placed, hire, joined, onboarded, eingestellt, angenommen, zugesagt, embauche, embauchee, accepte,
    acceptee, contratado, contratada, aceptado`,
  rejected: `rejected, not hired, not accepted, not selected, not a fit, not qualified, unqualified, declined, declined by company, disqualified, dq,
    not in consideration, no longer in consideration, not suitable, failed screening, failed interview, regret sent, position filled, offer rescinded,
    abgelehnt, absage, absage erteilt, refuse, refusee, rejete, rejetee, rechazado, rechazada, descartado, descartada`,
}

/** Marks that negate or doubt a word: 'Hired?', '✗ Hired'. */
const DOUBT = /[?？؟❌✗✘✖×]/

const known = new Map<string, PipelineStatus>(
  (Object.keys(words) as PipelineStatus[]).flatMap((status) =>
    words[status].split(',').map((word) => [plainWords(word), status] as const),
  ),
)

/** The status that the whole text of a cell means; null if it is unknown. This product's own status names are known too. */
export function readImportedStatus(text: string): PipelineStatus | null {
  if (DOUBT.test(text)) return null
  const key = plainWords(text)
  const own = readStatus(key.replaceAll(' ', '_'))
  if (own && own !== 'withdrawn') return own
  return known.get(key) ?? null
}

/** A cell of a column such as 'Disqualified' or 'Archive Reason'. */
export type EndMark = { column: string; value: string }

const NO = new Set(['', 'no', 'n', 'false', '0', 'none', 'na', 'n a', 'null', 'nein', 'non'])
const YES = new Set(['yes', 'y', 'true', '1', 'x', 'ja', 'oui', 'si'])

/**
 * The status of a row with the marks that contradict it, so that the whole text is unknown and an admin must map it: 'Interview
 * (Disqualified)', 'Applied (Archive Reason: No reply)'.
 */
export function withEndMarks(text: string, marks: readonly EndMark[]): string {
  const status = readImportedStatus(text)
  if (status === 'rejected') return text
  const ends = marks.flatMap(({ column, value }) => {
    const words = plainWords(value)
    if (NO.has(words) || (status && readImportedStatus(value) === status)) return []
    // leave out days and times, which differ in every row and would each have to be mapped
    return YES.has(words) || /\p{N}/u.test(words) ? [column] : [`${column}: ${value}`]
  })
  if (ends.length === 0) return text
  return text === '' ? ends.join(', ') : `${text} (${ends.join(', ')})`
}
