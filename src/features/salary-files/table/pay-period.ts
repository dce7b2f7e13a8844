import { plainWords } from '#lib/names.ts'

/** The periods for which payrolls and surveys state pay. */
export const payUnits = [
  'hour',
  'day',
  'week',
  'two_weeks',
  'four_weeks',
  'half_month',
  'month',
  'quarter',
  'year',
] as const
export type PayUnit = (typeof payUnits)[number]

/** How many of each a year has; full time is 40 hours in each of 52 weeks. */
export const unitsAYear: Record<PayUnit, number> = {
  hour: 2_080,
  day: 260,
  week: 52,
  two_weeks: 26,
  four_weeks: 13,
  half_month: 24,
  month: 12,
  quarter: 4,
  year: 1,
}

export const payUnitLabels: Record<PayUnit, string> = {
  hour: 'an hour (times 2,080)',
  day: 'a day (times 260)',
  week: 'a week (times 52)',
  two_weeks: 'two weeks (times 26)',
  four_weeks: 'four weeks (times 13)',
  half_month: 'half a month (times 24)',
  month: 'a month (times 12)',
  quarter: 'a quarter (times 4)',
  year: 'a year',
}

/** Words of several units contain those of others, so they are looked for first. */
const combined: [PayUnit, RegExp][] = [
  ['two_weeks', /\bbi ?weekly\b|fortnight|\b(?:two|2) weeks?\b|zweiwochen|vierzehntag|14 tag|quinzaine|tweewekelijks/],
  ['four_weeks', /\b(?:four|4) weeks?\b|four weekly|vierwochen/],
  ['half_month', /\bsemi ?monthly\b|twice a month|\bbi ?monthly\b|quincen|quinzenal|bimensuel/],
]
const single: [PayUnit, RegExp][] = [
  ['quarter', /\bquarter(?:ly)?\b|quartal|trimestr/],
  [
    'year',
    /\b(?:annual|annually|annualized|annum|yearly|years?|yrs?|p a|pa|annuel|annuels|annuelle|annee|par an|an|anual|anuales|anualmente|ano|annuo|annua|annui|anno|jaarlijks|rok|roczne|roczna|roczny|rocznie|rocznych|yil|yillik|ral|lpa|ctc)\b|jahr|jaar|arslon|arsloen|\bar\b|[年연]|\bгод/,
  ],
  [
    'month',
    /\b(?:months?|monthly|mo|mth|mths|pm|pcm|mensuel|mensuels|mensuelle|mois|mensual|mensuales|mes|mensal|mensais|mensile|mensili|mese|miesiac|miesiecznie|miesieczne|miesieczna|miesieczny|mies|maned|aylik|mtl)\b|monat|maand|manad|maneds|kuukau|[月월]|месяц/,
  ],
  [
    'week',
    /\b(?:weeks?|weekly|wk|pw|hebdo|hebdomadaire|semaine|semanal|semana|settimana|settimanale|tydzien|tygodniowo|vecka)\b|woche|wochentlich|weekloon/,
  ],
  [
    'day',
    /\b(?:days?|daily|per diem|jour|journalier|tjm|dia|diario|diaria|giorno|giornaliera|dag|dzien|tag)\b|tagessatz|taglich|dagtarief|日給|日薪/,
  ],
  [
    'hour',
    /\b(?:hours?|hourly|hrs?|ph|heure|horaire|hora|horas|ora|oraria|orario|uur|godzina|godzinowa|godzine|godz|timme|saat|std)\b|stunde|stunden|uurloon|timlon|時給|时薪|час\b/,
  ],
]

/** The period that a cell, a heading or a title names: 'Bi-Weekly', 'Bruttomonatsgehalt', 'per hour'; null without one, or with several. */
export function readPayUnit(text: string): PayUnit | null {
  // 'p.a.', 'p. M.'
  const words = plainWords(text.slice(0, 300).replace(/\bp\. ?([amh])\.?/gi, (_, unit: string) => ` p${unit} `))
  const special = combined.find(([, pattern]) => pattern.test(words))
  if (special) return special[0]
  const found = single.filter(([, pattern]) => pattern.test(words)).map(([unit]) => unit)
  return found.length === 1 ? (found[0] ?? null) : null
}
