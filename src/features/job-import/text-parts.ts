import { plainWords } from '#lib/names.ts'

const REQUIREMENTS =
  /\b(requirements?|qualifications?|skills|must haves?|nice to haves?|looking for|who you are|about you|your profile|you have|you bring|you offer|your background|what you need|experience|anforderung\w*|profil\w*|qualifikation\w*|voraussetzung\w*|mitbringst|mitbringen|bringst du|auszeichnet|erwarten wir|exigences|competences|requis\w*|requisitos|perfil|requisiti|profilo|competenze|eisen|profiel|vragen|breng je mee|wie ben jij|qualificacoes|wymagania|oczekiwania|oczekujemy|krav|kvalifikationer)\b/

/** The column of a text with a heading, such as 'Dein Profil', in the exports of Personio, Lever and SmartRecruiters. */
export const columnOfText = (heading: string): string =>
  isAboutCompany(heading)
    ? 'About the company'
    : REQUIREMENTS.test(plainWords(heading))
      ? 'Requirements of the job'
      : 'Description of the job'

/** A text about the company, which follows those about the work. */
export const isAboutCompany = (heading: string): boolean =>
  /\b(company|about us|employer|uber uns|wer wir sind|das sind wir|entreprise|qui sommes nous|empresa|azienda|chi siamo|over ons|sobre nos|o firmie|o nas)\b/.test(
    plainWords(heading.replace(/([a-z])([A-Z])/g, '$1 $2')),
  )

export const isHtml = (text: string): boolean => /<\/?[a-z][^<>]*>/i.test(text)
