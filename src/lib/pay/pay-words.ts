import type { PayPeriod } from './pay.ts'

/* The words and symbols with which people write pay, in the languages of postings. All are in lower case. */

/** Symbols and words for currencies; a shared symbol lists all its currencies. */
export const currencySigns: Readonly<Record<string, readonly string[]>> = {
  us$: ['USD'],
  ca$: ['CAD'],
  c$: ['CAD'],
  au$: ['AUD'],
  a$: ['AUD'],
  nz$: ['NZD'],
  hk$: ['HKD'],
  s$: ['SGD'],
  mx$: ['MXN'],
  nt$: ['TWD'],
  r$: ['BRL'],
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'TWD', 'CLP', 'COP', 'ARS'],
  '€': ['EUR'],
  '£': ['GBP'],
  '₹': ['INR'],
  '¥': ['JPY', 'CNY'],
  円: ['JPY'],
  元: ['CNY'],
  '₩': ['KRW'],
  '₫': ['VND'],
  '฿': ['THB'],
  '₱': ['PHP'],
  '₪': ['ILS'],
  '₺': ['TRY'],
  '₽': ['RUB'],
  '₴': ['UAH'],
  '₦': ['NGN'],
}

export const currencyWords: Readonly<Record<string, readonly string[]>> = {
  euro: ['EUR'],
  euros: ['EUR'],
  dollars: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'],
  pounds: ['GBP'],
  fr: ['CHF'],
  sfr: ['CHF'],
  franken: ['CHF'],
  zł: ['PLN'],
  zl: ['PLN'],
  złotych: ['PLN'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  kronor: ['SEK'],
  kroner: ['NOK', 'DKK'],
  kč: ['CZK'],
  ft: ['HUF'],
  forint: ['HUF'],
  lei: ['RON'],
  rs: ['INR', 'PKR', 'LKR', 'NPR'],
  rupees: ['INR', 'PKR'],
  rmb: ['CNY'],
  руб: ['RUB'],
  рублей: ['RUB'],
  грн: ['UAH'],
  tl: ['TRY'],
  rm: ['MYR'],
  rp: ['IDR'],
  ksh: ['KES'],
  reais: ['BRL'],
}

export const multipliers: Readonly<Record<string, number>> = {
  k: 1_000,
  tsd: 1_000,
  tys: 1_000,
  tis: 1_000,
  tkr: 1_000,
  mil: 1_000,
  тыс: 1_000,
  thousand: 1_000,
  tausend: 1_000,
  千: 1_000,
  万: 10_000,
  萬: 10_000,
  l: 100_000,
  lac: 100_000,
  lacs: 100_000,
  lakh: 100_000,
  lakhs: 100_000,
  lpa: 100_000,
  cr: 10_000_000,
  crore: 10_000_000,
  juta: 1_000_000,
  jt: 1_000_000,
  triệu: 1_000_000,
}

/** Counting words that are used only for Indian pay. */
export const indian = new Set(['l', 'lac', 'lacs', 'lakh', 'lakhs', 'lpa', 'cr', 'crore'])

/** An amount before one of these words is a company's money, not someone's pay. */
export const firmsMoney = new Set(
  'm mm mio mln mrd million millions millionen millones milhões milion milionów billion billions bn miljoen miljard miljoner'.split(
    ' ',
  ),
)

const list = (text: string): string[] => text.split(' ')

/** Words that name a period anywhere in the text. */
const anywhere: Record<PayPeriod, string[]> = {
  hour: list(
    'hourly ph stundenlohn stundensatz stündlich std horaire uurtarief uurloon timlön timlon godz godzinowo godzinowa ' +
      'godzinę godzine 時給',
  ),
  day: list('daily pd md manday tagessatz täglich tjm journalier dagtarief dagsatz diario diaria dniówka dniówki 日給'),
  week: list('weekly pw wöchentlich hebdomadaire semanal weekloon tygodniowo tyg tydz 週給'),
  month: list(
    'monthly pm pcm mensile mensili monatlich mtl monatsgehalt monatslohn mensuel mensuels mensuelle mensual mensuales mensal mensais ' +
      'maandsalaris maandloon mån månadslön månedslønn mies miesięcznie miesięczny miesiecznie měsíčně havi aylık mc 月給 月収',
  ),
  year: list(
    'yearly annuo annui annua annue annual annually annum pa jährlich jahresgehalt jahresbrutto jahresbruttogehalt bruttojahresgehalt annuel annuels ' +
      'annuelle anual anuales anuais jaarsalaris årslön årslønn rocznie ročně éves lpa 年収 年俸',
  ),
  project: list('pauschal forfaitaire'),
}

/** Words that name a period only after 'per', 'a', '/' or the like: 'a full-time day job' names none. */
const afterPer: Record<PayPeriod, string[]> = {
  hour: list(
    'h hr hrs hour hours ora stunde stunden st heure heures hora horas uur uren timme timmen tim time timen t godzina óra óránként hod ' +
      'hodinu час ч saat jam',
  ),
  day: list('d day days giorno tag jour jours día dia días dag dagen dzień dzien den день hari'),
  week: list('w wk week weeks settimana woche semaine semana vecka veckan uke uge tydzień tydzien týden неделю'),
  month: list(
    'm mo mth month months mese monat monate mois mes mês maand maanden månad månaden mnd måned måneden miesiąc miesiac měsíc hó ' +
      'hónap месяц мес ay bulan',
  ),
  year: list('y yr yrs year years anno annum jahr jahre an ans année annee año ano jaar år rok roku év год tahun'),
  project: list('project projekt projet proyecto projeto uppdrag assignment'),
}

const byWord = (table: Record<PayPeriod, string[]>): ReadonlyMap<string, PayPeriod> =>
  new Map(Object.entries(table).flatMap(([period, words]) => words.map((word) => [word, period as PayPeriod] as const)))
export const periodAnywhere = byWord(anywhere)
export const periodAfterPer = byWord(afterPer)

export const perWords = new Set(
  list('per a an p pro par por je im am i na za each all al la á à w om pr om the l die der den el un una de'),
)
export const articles = new Set(list('the l la le el un una de der den die each'))

/** Words between two amounts that make them a range. */
export const toWords = new Set(list('to bis tot till til à a al do até hasta and up ~ t/m e y et en und och og i'))
/** Words that make a range only if both amounts have a currency, or after 'between'. */
export const andWords = new Set(list('and e y et en und och og i'))
export const betweenWords = new Set(list('between zwischen tussen entre mellan mellem mellom między pomiędzy'))
export const upToWords = new Set(
  list(
    'upto up bis tot max maximum maximal maximaal do até hasta jusqu jusque máximo upp till op under less weniger minder moins menos',
  ),
)
export const fromWords = new Set(
  list(
    'from ab vanaf od desde min minimum från fra partir starting mindestens minimaal minst minimalnie over above least mais más mas ' +
      'starts',
  ),
)
/** Words between a bound's word and its amount: 'up *to* 60k', 'a partir *de* 37 k€', 'from *around* $40'. */
export const boundFillers = new Set(
  list("to de zu à a at of than als dan que till from the around about approx ca circa rund knapp d'"),
)

export const estimateWords = new Set(
  list(
    'est estimate estimated estimation ote approx approximately about around circa ca environ geschätzt etwa aprox ~ ≈ ungefähr ' +
      'ongeveer około',
  ),
)

/** Words that are used only about pay: an amount next to one of them needs no currency symbol. */
export const payLabels = new Set(
  list(
    'salary salaries pay wage wages compensation rate range base gross net brutto netto bruto brut bruts brutos brutto-jahresgehalt ' +
      'gehalt lohn vergütung salaire rémunération salario sueldo salário remuneração salaris tarief lön lønn wynagrodzenie stawka plat ' +
      'fizetés зарплата plus vat equity benefits bonus and doe negotiable b2b uop usd band ote or more up on of for this position the ' +
      'is in senior junior developer',
  ),
)

/** Money that is paid in addition to the pay. */
export const besidePay = new Set(
  list(
    'signing sign-on joining relocation referral retention allowance reimbursement budget stipend voucher gutschein zuschuss',
  ),
)
