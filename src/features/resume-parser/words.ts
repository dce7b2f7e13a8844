import { foldLetters } from './fold-letters.ts'
import { hasWordOf } from './vocabulary/kinds.ts'
import { isKnownPlace, isRegion } from './vocabulary/places.ts'
import { endsAsRole } from './vocabulary/role-endings.ts'

// Words without accents that show the kind of a part of a line.
const ROLE =
  /\b(engineers?|managers?|analysts?|developers?|designers?|nurses?|teachers?|directors?|assistants?|specialists?|consultants?|intern|internship|trainees?|lead|head|chief|officers?|architects?|administrators?|coordinators?|planners?|controllers?|accountants?|scientists?|technicians?|employee|electricians?|representatives?|executive|president|founder|supervisor|advisor|adviser|associate|researcher|professor|lecturer|instructor|tutor|editor|writer|journalist|producer|photographer|chef|cook|waiter|waitress|bartender|barista|driver|mechanic|plumber|carpenter|welder|operator|clerk|cashier|secretary|receptionist|recruiter|lawyer|attorney|paralegal|counsel|judge|physician|doctor|surgeon|dentist|pharmacist|therapist|psychologist|veterinarian|biologist|chemist|physicist|economist|statistician|translator|interpreter|librarian|pilot|steward|agent|broker|buyer|merchandiser|marketer|strategist|owner|partner|principal|programmer|tester|qa|sre|devops|cto|ceo|cfo|coo|vp|fellow|postdoc|apprentice|volunteer|freelancer?|stylist|artist|animator|musician|coach|trainer|guard|inspector|auditor|underwriter|actuary|caregiver|midwife|paramedic|firefighter|leiter(in)?|leitung|\w*leiter(in)?|\w*leitung|\w*ingenieur(in)?|\w*entwickler(in)?|konstrukteur(in)?|\w*berater(in)?|\w*pfleger(in)?|pflegefachfrau|referent(in)?|sachbearbeiter(in)?|\w*kaufmann|\w*kauffrau|werkstudent(in)?|praktikant(in)?|praktikum|techniker(in)?|mechaniker(in)?|lehrer(in)?|\w*verkaufer(in)?|geschaftsfuhrer(in)?|assistent(in)?|mitarbeiter(in)?|buchhalter(in)?|meister(in)?|responsable|charge|chargee|chef|cheffe|ingenieure?|developpeu(r|se)|directeur|directrice|infirmiere?|enseignante?|professeure?|technicien(ne)?|comptable|stagiaire|stage|assistante?|consultante?|analyste|conseill(er|ere)|vendeu(r|se)|redact(eur|rice)|graphiste|juriste|avocate?|ingenier[oa]|desarrollador[a]?|gerente|jef[ea]|director[a]?|analista|contador[a]?|auditor[a]?|consultor[a]?|asistente|profesor[a]?|maestr[oa]|enfermer[oa]|medic[oa]|abogad[oa]|tecnic[oa]|disenador[a]?|vendedor[a]?|coordinador[a]?|practicante|becari[oa]|encargad[oa]|administrador[a]?)\b/
const COMPANY =
  /\b(inc|ltd|llc|llp|plc|gmbh|ag|kg|se|sarl|sas|sa|srl|spa|oy|ab|as|bv|nv|jsc|lda|pty|co|corp|corporation|company|group|holding|hospital|clinic|klinikum|klinik|bank|banque|banco|school|university|institute|agency|studio|labs?|ministry|council|foundation|association|hotel|hotels|airlines|industries|systems|solutions|technologies|partners|consulting|services|software|retail|foods|energy|media|press|museum|theatre|librairie|editions|entreprise|societe|empresa|hochschule|verlag|werke)\b/
const SCHOOL =
  /\b(university|college|school|institute|academy|polytechnic|conservatory|faculty|universitat|hochschule|fachhochschule|\w*schule|\w*akademie|gymnasium|lyceum|universite|ecole|lycee|institut|faculte|insa|iut|universidad|instituto|escuela|colegio|facultad|universidade|politecnico|politecnica|universita|mit|ucla|eth|iba|lse)\b/
const DEGREE =
  /\b(b\.?sc?|m\.?sc?|b\.?a|m\.?a|b\.?e|b\.?s|m\.?s|b\.?tech|m\.?tech|b\.?eng|m\.?eng|b\.?com|bba|mba|mfa|bfa|ph\.?\s?d|m\.?d|j\.?d|ll\.?[bm]|bachelor'?s?|masters?|master'?s|doctor(ate)?|associate'?s? degree|diploma|diplom\w*|degree|certificate|qualification|minor|major|a-?levels?|gcse|abitur|matura|ausbildung|staatsexamen|magister|licence|licence|licencie|bts|dut|baccalaureat|maitrise|doctorat|diplome|master|grado|licenciatur[ao]|licenciad[ao]|ingenieri[a]|maestria|doctorado|bachillerato|tecnico|tecnica|titulo|high school diploma)\b/
const PLACE =
  /\b(remote|hybrid|usa|u\.s\.a?|united states|uk|united kingdom|england|scotland|wales|ireland|canada|mexico|brazil|brasil|argentina|chile|colombia|peru|ecuador|uruguay|venezuela|spain|espana|portugal|france|germany|deutschland|austria|osterreich|switzerland|schweiz|suisse|belgium|belgique|netherlands|luxembourg|italy|italia|greece|poland|polska|czechia|czech republic|slovakia|hungary|romania|bulgaria|serbia|croatia|slovenia|ukraine|russia|turkey|turkiye|sweden|norway|denmark|finland|iceland|estonia|latvia|lithuania|india|pakistan|bangladesh|sri lanka|nepal|china|japan|south korea|korea|taiwan|hong kong|singapore|malaysia|indonesia|philippines|thailand|vietnam|australia|new zealand|south africa|nigeria|ghana|kenya|ethiopia|egypt|morocco|maroc|algeria|algerie|tunisia|tunisie|senegal|ivory coast|cameroon|cameroun|uganda|tanzania|rwanda|israel|jordan|lebanon|liban|saudi arabia|united arab emirates|uae|dubai|qatar|kuwait|iran|iraq|kazakhstan|cuba|costa rica|panama|guatemala|dominican republic|puerto rico|jamaica)$/
const STATE =
  /,\s*(A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|QC|BC|AB|NSW|VIC|QLD)\b(\s+\d{5})?$/

export const isRole = (text: string): boolean =>
  ROLE.test(foldLetters(text)) || hasWordOf('role', text) || endsAsRole(text)
export const isCompany = (text: string): boolean =>
  COMPANY.test(foldLetters(text).replaceAll('.', '')) || hasWordOf('company', text)
export const isSchool = (text: string): boolean => SCHOOL.test(foldLetters(text)) || hasWordOf('school', text)
export const isDegree = (text: string): boolean => DEGREE.test(foldLetters(text)) || hasWordOf('degree', text)

/** 'Remote \u2013 US/EU'. */
export const isRemote = (text: string): boolean => /^(?:remote|hybrid)\s[\u2013\u2014-]\s.{1,24}$/iu.test(text)

/** Whether a text is certainly a place: 'Lagos, Nigeria', 'Portland, OR', 'Remote'. */
export function isPlace(text: string): boolean {
  if (text.length > 60 || text.split(',').length > 3 || /[@:;|\t]/.test(text)) return false
  if (STATE.test(text) || isRemote(text)) return true
  if (areKnownPlaces(text)) return true
  const folded = foldLetters(text.replace(/\((remote|hybrid)\)$/i, ''))
  return PLACE.test(folded) && (text.includes(',') || PLACE.exec(folded)?.index === 0)
}

/** Whether a name ends in a town without a separator: 'Acme Lyon'. */
const endsInTown = (name: string): boolean =>
  /\s/.test(name) && !isKnownPlace(name) && isKnownPlace(name.split(/\s/).at(-1) ?? '')

/** Whether a text has only known places, or possible ones before a known region: 'Lyon', 'Lyon (France)', 'Anytown, Bavaria'. */
const areKnownPlaces = (text: string): boolean => {
  const names = namesOf(text)
  const last = names.at(-1) ?? ''
  return names.every(isKnownPlace)
    ? names.length > 0
    : isRegion(last) && names.slice(0, -1).every((name) => mayBePlace(name) && !endsInTown(name))
}

/** Whether the last of several names is a known place and the others may be places: 'Villeurbanne, Lyon'. */
export const endsInKnownPlace = (text: string): boolean => {
  const names = namesOf(text)
  return names.length > 1 && isKnownPlace(names.at(-1) ?? '') && names.slice(0, -1).every(mayBePlace)
}

const namesOf = (text: string): string[] =>
  text
    .split(/[,/\u060c\u3001\uff0c()\uff08\uff09]|\s[\u2013\u2014-]\s/u)
    .map((name) => name.trim())
    .filter(Boolean)

const UNCASED_TOWN = /^(?:[\p{sc=Han}\p{sc=Hang}]{2,6}|[\p{sc=Arab}\p{M}]{3,12})$/u

/** Whether a text may be a town: a few capitalized words, or one short word of a script without capitals. */
export const mayBePlace = (text: string): boolean =>
  (UNCASED_TOWN.test(text) ||
    /^\p{Lu}[\p{L}.'\u2019]*([ -](\p{Lu}[\p{L}.'\u2019]*|de|la|del|am|an|der|sur|upon|do|da)){0,3}(, ?\p{Lu}[\p{L} .'\u2019-]*){0,2}$/u.test(
      text,
    )) &&
  !isRole(text) &&
  !isCompany(text)

/** Whether a name contains its place: 'University of California'. */
export const namesItsPlace = (text: string): boolean => {
  const [, region = ''] = /^(?:the )?universit(?:y|e|at) (?:of|de) (.+)$/.exec(foldLetters(text)) ?? []
  return region !== '' && isRegion(region)
}
