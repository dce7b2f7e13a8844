import { type DocumentLanguage, documentLabels } from './document-labels.ts'

/** Formats of a month: 'Mar 2022', 'March 2022', '03/2022', or only the year. */
export const dateFormats = ['short', 'long', 'number', 'year'] as const
export type DateStyle = { language: DocumentLanguage; dates: (typeof dateFormats)[number] }

/** Languages with the year first, and the text after the year and after the month. */
const yearFirst: Partial<Record<DocumentLanguage, readonly [after: string, end: string]>> = {
  zh: ['年', '月'],
  ja: ['年', '月'],
  ko: ['년 ', '월'],
}

/** The default style. */
export const english: DateStyle = { language: 'en', dates: 'short' }

/** Formats `2022-03` as 'Mar 2022', in the language and format of the document; a year alone is unchanged, and null gives ''. */
export function writeMonth(month: string | null, style = english): string {
  const [year = '', number] = (month ?? '').split('-')
  if (!number || style.dates === 'year') return year
  const { language, dates } = style
  const signs = yearFirst[language]
  if (dates === 'number') return signs ? `${year}/${number}` : `${number}/${year}`
  if (signs) return `${year}${signs[0]}${Number(number)}${signs[1]}`
  return `${monthName(number, style)} ${year}`
}

function monthName(number: string, { language, dates }: DateStyle): string {
  // Hebrew hardly uses short month names
  const month = language === 'he' || dates === 'long' ? 'long' : 'short'
  const locale = language === 'en' ? 'en-US' : language
  return new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }).format(new Date(`2020-${number}-01T00:00:00Z`))
}

/** 'Mar 2022 – Present', 'Mar 2020 – Feb 2022', or only the known date; a single date if both are the same. */
export function writePeriod(start: string, end: string | null, isCurrent = false, style = english): string {
  const last = isCurrent ? documentLabels[style.language].present : writeMonth(end, style)
  return [...new Set([writeMonth(start, style), last].filter(Boolean))].join(' – ')
}
