import type { SourceLine } from '#lib/source-line.ts'
import { foldLetters } from './fold-letters.ts'

export type SectionKind =
  | 'contact'
  | 'summary'
  | 'jobs'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'projects'
  | 'custom'

/** Words of headings in English, German, French and Spanish, without accents. */
const known: [SectionKind, RegExp][] = [
  [
    'contact',
    /^(contacts?|contact (details|information|info)|personal (details|information|info|data)|get in touch|kontakt(daten)?|personliche (daten|angaben)|coordonnees|informations personnelles|contacto|datos (personales|de contacto)|informacion (personal|de contacto))$/,
  ],
  [
    'summary',
    /^((professional|career|executive|personal|my)?\s*(summary|profile|objective|statement)|about( me)?|summary of qualifications|(kurz|personliches )?profil|uber mich|zusammenfassung|profil professionnel|a propos( de moi)?|resume|presentation|objectif( professionnel)?|perfil( profesional| personal)?|resumen( profesional)?|sobre mi|objetivo( profesional)?|extracto)$/,
  ],
  [
    'jobs',
    /^((professional|work|working|relevant|career|employment|industry|teaching|clinical|research|other|additional|job)?\s*(experience|history|employment|background)|(work|career|employment) history|professional background|employment|berufserfahrung(en)?|berufspraxis|beruflicher werdegang|berufliche (erfahrung|tatigkeit|stationen)(en)?|praktische erfahrung|werdegang|experiences?( professionnelles?)?|parcours( professionnel)?|emplois?|experiencia( laboral| profesional)?|trayectoria( profesional| laboral)?|historial laboral)$/,
  ],
  [
    'education',
    /^(education(al)?( background| history)?|education (&|and) (training|qualifications|certifications)|academic (background|qualifications|history|education)|qualifications|studies|studium( und ausbildung)?|(schul|berufs|aus|hochschul)?bildung(sweg)?|ausbildung( und studium)?|schulische ausbildung|akademischer werdegang|formations?( academique| initiale)?|etudes|diplomes?( et formations?)?|parcours (academique|scolaire)|formacion( academica)?|educacion|estudios)$/,
  ],
  [
    'skills',
    /^((technical|key|core|professional|relevant|it|computer|additional|other|hard|soft|main)?\s*(skills|competenc(i?es|ies)|expertise|strengths|technologies|proficiencies)|skills (&|and) (tools|expertise|technologies|abilities|interests)|areas of expertise|technical (proficiency|knowledge)|tools|tech stack|(fach|edv|it)?-?(kenntnisse|kompetenzen)|fahigkeiten|kompetenzen|kenntnisse und fahigkeiten|competences( cles| techniques| professionnelles| informatiques)?|savoir[- ]faire|logiciels|habilidades( tecnicas)?|competencias( clave| tecnicas)?|conocimientos( tecnicos)?|aptitudes)$/,
  ],
  [
    'languages',
    /^(languages?|language skills|languages spoken|sprachen|sprachkenntnisse|fremdsprachen|langues( etrangeres)?|idiomas)$/,
  ],
  [
    'certifications',
    /^((professional\s)?(certifications?|certificates|licen[sc]es|credentials)( (&|and) (licen[sc]es|certifications?|certificates|training|courses))?|licen[sc]es (&|and) certifications|training( and certifications)?|zertifikate|zertifizierungen|weiterbildung(en)?|fortbildung(en)?|zertifikate und weiterbildungen|certifications?|certificats|certificaciones|certificados|cursos( y (certificados|certificaciones))?)$/,
  ],
  [
    'projects',
    /^((personal|selected|key|side|open[- ]source|notable|academic|relevant)?\s*projects?|projekte|projets?( personnels?)?|proyectos?( personales| destacados)?)$/,
  ],
  [
    'custom',
    /^(interests?|hobbies( (&|and|und) interess?e[ns]?)?|interests and hobbies|volunteer(ing)?( experience| work)?|community service|publications?|awards?( (&|and) hono[u]?rs)?|hono[u]?rs( (&|and) awards)?|achievements|accomplishments|references|memberships?|affiliations|patents|conferences|activities|extracurricular activities|military service|ehrenamt(liches engagement)?|interessen|hobbys|engagement|auszeichnungen|preise|publikationen|veroffentlichungen|referenzen|mitgliedschaften|centres? d['\u2019]interets?|loisirs|benevolat|prix|references?|distinctions|intereses|aficiones|voluntariado|publicaciones|premios|logros|referencias)$/,
  ],
]

/** What a heading of these words begins; undefined where the words are no known heading. */
export function headingKind(text: string): SectionKind | undefined {
  const words = foldLetters(text)
    .replace(/^((\p{L})\s)+\p{L}$/u, (spaced) => spaced.replace(/\s/g, ''))
    .replace(/^[\d.)#\s]+|(?<![:.\s_-])[:.\s_-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (words.length > 48) return undefined
  return known.find(([, pattern]) => pattern.test(words))?.[0]
}

/** What lines look like that are headings here, so that one with other words is known by its looks. */
export const styleOf = ({ size, isBold, text, kind }: SourceLine): string =>
  `${Math.round(size * 2)} ${isBold} ${text === text.toUpperCase()} ${kind}`

/** Could these words be a heading at all? */
export const isHeadingLike = (line: SourceLine): boolean =>
  line.kind !== 'item' && line.text.length <= 48 && !/[\t\d@|,]|\.$/.test(line.text) && /\p{L}{3}/u.test(line.text)
