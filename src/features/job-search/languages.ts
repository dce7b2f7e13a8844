/** The languages of postings that the search distinguishes (ISO 639-1), as `language_of` in SQL does. */
export const postingLanguages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'sv', 'pl'] as const
export type PostingLanguage = (typeof postingLanguages)[number]

export const languageLabels: Record<PostingLanguage, string> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
  sv: 'Swedish',
  pl: 'Polish',
}
