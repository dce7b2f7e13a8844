import { wordsOf } from '#features/import-files/words-of.ts'
import { type EmploymentType, employmentTypeLabels, employmentTypes } from '#features/job-postings/rules.ts'
import { leaveOut, type RowContext } from './row-context.ts'

// in plain words, without accents; 'ß' is 'ss'
const fullTime =
  /\b(full ?time|fulltime|ft|vollzeit|vz|temps (plein|complet)|plein temps|tiempo completo|jornada completa|completa|tempo pieno|full|voltijd|fulltijds|tempo integral|integral|pelny (etat|wymiar)|pelen (etat|wymiar)|pelny|heltid|fuldtid|fulltid|hel stilling|fast heltid|100 ?(prozent|percent)|40 (h|hours|stunden)|35 ?h)\b/
const partTime =
  /\b(part ?time|parttime|pt|teilzeit|tz|temps partiel|mi temps|tiempo parcial|media jornada|jornada parcial|parcial|tempo parziale|medio tiempo|part|deeltijd|meio periodo|tempo parcial|niepelny (etat|wymiar)|czesc etatu|pol etatu|1 2 etatu|deltid|deltids\w*|ekstrahjelp|zero hours?|zero hour contract|nul uren|nulurencontract|minijob|mini job|midijob|geringfugig\w*|450 euro|casual|per diem|prn|as needed|oproepkracht|werkstudent\w*|working student|student job|aushilfe\w*|etudiant|nebenjob|oproepcontract)\b/
/** Work that is most often part-time, but is not always. */
const guessedPart =
  /\b(casual|per diem|prn|as needed|werkstudent\w*|working student|student job|aushilfe\w*|etudiant|nebenjob|ekstrahjelp|oproep\w*|zero hours?|zero hour contract|nul uren|nulurencontract|pt|tz|part)\b/
const statedPart =
  /\b(part ?time|teilzeit|temps partiel|mi temps|tiempo parcial|media jornada|jornada parcial|parcial|deeltijd|tempo parziale|tempo parcial|meio periodo|deltids?|minijob|mini job|midijob)\b/
const internship =
  /\b(interns?|internships?|praktik(um|ant|antin|a)|stage|stagiaire|stages|tirocinio|tirocinante|becari[oa]|practicas|pasantia|estagio|estagiario|stazysta|staz|praktyki|praktikplats|praksis\w*|traineeship|placement|co op|coop student|stageplaats|stagista)\b/
const apprenticeship =
  /\b(ausbildung\w*|azubi|auszubildend\w*|apprentic\w*|alternance|apprentissage|contrat pro|apprendistato|lehre|lehrstelle|duales studium|dual|aprendiz|formacion)\b/
const contract =
  /\b(contractors?|contract|freelanc\w*|b2b|self employed|independent|consultant|frei(e|er|beruflich\w*)|freie mitarbeit|selbststandig|prestataire|portage|autonomo|por obra|mercantil|partita iva|p iva|consulenza|collaborazione|co co co|zzp|zzper|opdracht|pj|lib|liberale?|monotributo|pessoa juridica|prestador|zlecenie|umowa zlecenie|umowa o dzielo|dzielo|kontrakt|1099|corp to corp|c2c|outside ir35|inside ir35|interim management)\b/
const temporary =
  /\b(temp|mis|sai|temporary|temporar(y|ily)|fixed ?term|ftc|seasonal|season|seasonally|befristet\w*|zeitarbeit|leiharbeit|arbeitnehmeruberlassung|saison\w*|cdd|interim|interimaire|interinaire|duree determinee|saisonnier|vacataire|temporal|eventual|duracion determinada|obra y servicio|fijo discontinuo|tempo determinato|determinato|stagionale|somministrazione|bepaalde tijd|tijdelijk|uitzend\w*|temporario|termo certo|prazo determinado|czas okreslony|okreslony|tymczasow\w*|sezonow\w*|vikariat|vikar|engasjement|midlertidig|sommerjobb|visstid\w*|tidsbegransad|limited)\b/
const permanent =
  /\b(permanent|rolling contract|open ended|regular|direct hire|cdi|duree indeterminee|unbefristet\w*|fest|festanstellung|fest angestellt|festangestellt|indefinid[oa]|indeterminato|tempo indeterminato|onbepaalde tijd|vast|vaste|vast contract|efetivo|clt|sem termo|efectivo|czas nieokreslony|nieokreslony|umowa o prace|o prace|tillsvidare|fast ansettelse|fast stilling|perm|employee|angestellt|standard)\b/

/** What one text says: a type, or an uncertain one that another column can change; 'nothing' about the type; or null if it is not understood. */
type Stated = { type: EmploymentType; isWeak: boolean } | 'nothing' | null
const neutral =
  /^(?:contrat (?:de )?travail|arbeitsvertrag|arbeit|contrato|contratto|contract of employment|employment|job|work|stelle|umowa)$/

/** null for a text that is not understood, or that means several types. */
export function readType(text: string): Stated {
  const plain = wordsOf(text.replaceAll('%', ' percent'))
  const exact = employmentTypes.find((type) => wordsOf(type) === plain)
  if (exact) return { type: exact, isWeak: false }
  const isPermanent = permanent.test(plain)
  // 'unbefristet' and 'nieokreslony' are whole words of their own
  const isTemporary = temporary.test(plain) && !/\b(non|not|no) temp/.test(plain)
  if (internship.test(plain)) return { type: 'internship', isWeak: false }
  if (apprenticeship.test(plain)) return null
  const [isFull, isPart] = [fullTime.test(plain), partTime.test(plain)]
  if (isTemporary) return isPart || isPermanent ? null : { type: 'temporary', isWeak: false }
  if (isFull && isPart) return null
  if (isPart && guessedPart.test(plain) && !statedPart.test(plain)) return { type: 'part-time', isWeak: true }
  // 'Contract, full-time' may be a contractor or an employment contract
  if (isPart) return { type: 'part-time', isWeak: false }
  if (contract.test(plain) && !isPermanent)
    return isFull && /^(?!.*contractor).*\bcontract\b/.test(plain) ? null : { type: 'contract', isWeak: false }
  if (isFull) return { type: 'full-time', isWeak: false }
  if (isPermanent) return { type: 'full-time', isWeak: true }
  return neutral.test(plain) ? 'nothing' : hoursIn(plain)
}

/** Hours a week: '35H/semaine', '20 Std.'. */
function hoursIn(plain: string): Stated {
  const hours = Number(
    /^(\d{1,2})(?: \d{1,2})? ?(?:h|hs|hrs|hours|std|stunden|wochenstunden|heures|horas|ore|uur|godz\w*)\b/.exec(
      plain,
    )?.[1] ?? 0,
  )
  if (hours === 0 || (hours > 30 && hours < 35) || hours > 60) return null
  return { type: hours >= 35 ? 'full-time' : 'part-time', isWeak: true }
}

const options = [...employmentTypes.map((value) => ({ value, label: employmentTypeLabels[value] })), leaveOut]
const ranks: EmploymentType[] = ['internship', 'contract', 'temporary', 'part-time', 'full-time']
const NOTHING = /^(?:[-–—.]+|n\/?a|none|null|unspecified|not specified|k\. ?a\.|any)$/i

const NO_TYPE = 'No employment type'

/**
 * The employment type of a row that the file does not state: asked if its title implies another one than full-time, such as 'Barista
 * (part-time)'.
 */
export function impliedTypeOf({ ask }: RowContext, title: string): EmploymentType | null {
  const read = readType(title)
  const isPlain = read === 'nothing' || read === null || read.type === 'full-time'
  const labels = options.filter(({ value }) => value !== '')
  const answer = ask(
    'employment_type',
    'Employment type',
    isPlain ? NO_TYPE : title,
    labels,
    isPlain ? 'full-time' : null,
  )
  return answer as EmploymentType | null
}

/** The employment type of a row; null if the file does not say it. Two different ones in two columns are asked. */
export function employmentTypeOf({ cells, ask }: RowContext): EmploymentType | null {
  const stated = cells.all('employment_type').flatMap(({ text, column }) => {
    const read = NOTHING.test(text) ? 'nothing' : readType(text)
    return read === 'nothing' ? [] : [{ text, column, read }]
  })
  // a permanent contract says nothing of hours: it is asked unless another column does
  const clear = stated.filter(({ read }) => read?.isWeak !== true)
  const counting = withoutGuessedHours(clear.length > 0 ? clear : stated)
  const found = counting.map(({ text, column, read }) =>
    ask('employment_type', column, text, options, read === null || read.isWeak ? null : read.type),
  )
  const types = ranks.filter((rank) => found.includes(rank))
  if (types.filter((type) => type !== 'full-time').length < 2) return types[0] ?? null
  // 'Part-time' beside 'Fixed term': a posting has one of them
  const column = [...new Set(counting.map((one) => one.column))].join(', ')
  const text = [...new Set(counting.map((one) => one.text))].join(' + ')
  return (ask('employment_type', column, text, options) || null) as EmploymentType | null
}

const HOURS: readonly EmploymentType[] = ['full-time', 'part-time']

/** A column that says only 'full-time' or 'part-time' counts before words of which hours are guessed, such as 'working student'. */
function withoutGuessedHours<Text extends { text: string; read: Stated }>(stated: Text[]): Text[] {
  const isExact = ({ text, read }: Text) =>
    read !== null &&
    read !== 'nothing' &&
    HOURS.includes(read.type) &&
    /^(?:full|part|voll|teil) ?(?:time|zeit)$/.test(wordsOf(text))
  if (!stated.some(isExact)) return stated
  return stated.filter(
    (one) => isExact(one) || one.read === null || one.read === 'nothing' || !HOURS.includes(one.read.type),
  )
}
