import type { Locale, Person } from './person.ts'

type Section = 'summary' | 'jobs' | 'education' | 'skills' | 'languages' | 'certifications' | 'projects' | 'contact'

/** Headings that people use; a layout picks one by its number. */
const headings: Record<Locale, Record<Section, string[]>> = {
  en: {
    summary: ['Summary', 'Professional Summary', 'Profile', 'About Me'],
    jobs: ['Experience', 'Work Experience', 'Employment History', 'Professional Experience'],
    education: ['Education', 'Education & Training', 'Academic Background', 'Education'],
    skills: ['Skills', 'Key Skills', 'Technical Skills', 'Core Competencies'],
    languages: ['Languages', 'Languages', 'Language Skills', 'Languages'],
    certifications: ['Certifications', 'Licenses & Certifications', 'Certificates', 'Professional Certifications'],
    projects: ['Projects', 'Personal Projects', 'Selected Projects', 'Projects'],
    contact: ['Contact', 'Contact Details', 'Contact', 'Get in touch'],
  },
  de: {
    summary: ['Profil', 'Kurzprofil', 'Über mich', 'Profil'],
    jobs: ['Berufserfahrung', 'Beruflicher Werdegang', 'Berufspraxis', 'Berufserfahrung'],
    education: ['Ausbildung', 'Bildungsweg', 'Studium und Ausbildung', 'Ausbildung'],
    skills: ['Kenntnisse', 'Fähigkeiten', 'Fachkenntnisse', 'Kompetenzen'],
    languages: ['Sprachen', 'Sprachkenntnisse', 'Sprachen', 'Sprachkenntnisse'],
    certifications: ['Zertifikate', 'Weiterbildungen', 'Zertifizierungen', 'Zertifikate'],
    projects: ['Projekte', 'Projekte', 'Projekte', 'Projekte'],
    contact: ['Kontakt', 'Persönliche Daten', 'Kontakt', 'Kontakt'],
  },
  fr: {
    summary: ['Profil', 'À propos', 'Profil professionnel', 'Résumé'],
    jobs: ['Expérience professionnelle', 'Expériences professionnelles', 'Parcours professionnel', 'Expériences'],
    education: ['Formation', 'Formations', 'Diplômes et formations', 'Études'],
    skills: ['Compétences', 'Compétences clés', 'Compétences techniques', 'Compétences'],
    languages: ['Langues', 'Langues', 'Langues', 'Langues'],
    certifications: ['Certifications', 'Certifications', 'Certificats', 'Certifications'],
    projects: ['Projets', 'Projets', 'Projets', 'Projets'],
    contact: ['Contact', 'Coordonnées', 'Contact', 'Contact'],
  },
  es: {
    summary: ['Perfil', 'Perfil profesional', 'Resumen', 'Sobre mí'],
    jobs: ['Experiencia laboral', 'Experiencia profesional', 'Experiencia', 'Trayectoria profesional'],
    education: ['Formación académica', 'Educación', 'Estudios', 'Formación'],
    skills: ['Habilidades', 'Competencias', 'Conocimientos', 'Habilidades técnicas'],
    languages: ['Idiomas', 'Idiomas', 'Idiomas', 'Idiomas'],
    certifications: ['Certificaciones', 'Certificados', 'Cursos y certificados', 'Certificaciones'],
    projects: ['Proyectos', 'Proyectos personales', 'Proyectos', 'Proyectos'],
    contact: ['Contacto', 'Datos personales', 'Contacto', 'Contacto'],
  },
}
const levels: Record<Locale, Record<Person['languages'][number][1], string[]>> = {
  en: {
    Basic: ['Basic', 'A2', 'Elementary'],
    Conversational: ['Conversational', 'B1', 'Intermediate'],
    Fluent: ['Fluent', 'C1', 'Full professional proficiency'],
    Native: ['Native', 'Mother tongue', 'Native or bilingual'],
  },
  de: {
    Basic: ['Grundkenntnisse', 'A2', 'Grundkenntnisse'],
    Conversational: ['gute Kenntnisse', 'B1', 'konversationssicher'],
    Fluent: ['fließend', 'C1', 'verhandlungssicher'],
    Native: ['Muttersprache', 'Muttersprache', 'Muttersprache'],
  },
  fr: {
    Basic: ['notions', 'A2', 'débutant'],
    Conversational: ['intermédiaire', 'B1', 'niveau intermédiaire'],
    Fluent: ['courant', 'C1', 'courant'],
    Native: ['langue maternelle', 'langue maternelle', 'maternelle'],
  },
  es: {
    Basic: ['básico', 'A2', 'básico'],
    Conversational: ['intermedio', 'B1', 'intermedio'],
    Fluent: ['fluido', 'C1', 'avanzado'],
    Native: ['nativo', 'lengua materna', 'nativo'],
  },
}
const present: Record<Locale, string[]> = {
  en: ['Present', 'present', 'Current', 'Now'],
  de: ['heute', 'heute', 'aktuell', 'heute'],
  fr: ["aujourd'hui", 'présent', 'à ce jour', "aujourd'hui"],
  es: ['Actualidad', 'actualidad', 'presente', 'Actual'],
}
const since: Record<Locale, string> = { en: 'since', de: 'seit', fr: 'depuis', es: 'desde' }

export const headingOf = ({ language }: Person, section: Section, pick: number): string =>
  headings[language][section][pick % 4] ?? ''

export const levelOf = ({ language }: Person, level: Person['languages'][number][1], pick: number): string =>
  levels[language][level][pick % 3] ?? ''

export type DateStyle = 'short' | 'long' | 'numbers' | 'dots' | 'years' | 'since' | 'iso'

/** A period in one of the ways in which people write it. */
export function rangeOf(
  { language }: Person,
  [start, end]: [string, string | null],
  style: DateStyle,
  pick: number,
): string {
  const now = present[language][pick % 4] ?? ''
  if (style === 'since' && end === null) return `${since[language]} ${monthOf(language, start, 'long')}`
  const dash = [' – ', ' - ', '–', ' — '][pick % 4]
  return `${monthOf(language, start, style)}${dash}${end === null ? now : monthOf(language, end, style)}`
}

export function monthOf(language: Locale, month: string, style: DateStyle): string {
  const [year = '', number] = month.split('-')
  if (!number || style === 'years') return year
  if (style === 'numbers') return `${number}/${year}`
  if (style === 'dots') return `${number}.${year}`
  if (style === 'iso') return month
  const date = new Date(Date.UTC(Number(year), Number(number) - 1, 1))
  const name = new Intl.DateTimeFormat(language, { month: style === 'short' ? 'short' : 'long', timeZone: 'UTC' })
  return `${name.format(date)} ${year}`
}
