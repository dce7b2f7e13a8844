import { plainWords } from '#lib/names.ts'
import { currencyName } from '#lib/pay/currency-names.ts'
import { currencies, isCurrency } from '#lib/pay/pay.ts'
import { payTokens } from '#lib/pay/pay-tokens.ts'
import { longestPay } from '#lib/pay/read-pay.ts'

const others: Record<string, string> = {
  USD: 'us dollar, us dollars, united states dollar, united states dollars, american dollar, dollar us, dollar usa, us dollar, dólar estadounidense, dollaro usa, dollaro statunitense, dólar americano, amerikaanse dollar, dolar amerykański, dolar usa, dollar américain',
  EUR: 'euro, euros, european euro, evro, евро, ユーロ, 欧元, yoero',
  GBP: 'pound sterling, sterling, british pound, british pounds, uk pound, pfund, britisches pfund, livre sterling, livres sterling, libra esterlina, sterlina, funt szterling, pond',
  CHF: 'swiss franc, swiss francs, schweizer franken, franken, franc suisse, francs suisses, franchi svizzeri, sfr',
  CAD: 'canadian dollar, canadian dollars, dollar canadien, dollars canadiens, kanadischer dollar, dólar canadiense',
  AUD: 'australian dollar, australian dollars, aud nzd',
  NZD: 'new zealand dollar, new zealand dollars',
  SGD: 'singapore dollar, singapore dollars',
  HKD: 'hong kong dollar, hong kong dollars',
  INR: 'indian rupee, indian rupees, indische rupie, roupie indienne',
  JPY: 'yen, japanese yen, 円, 日本円, japanischer yen',
  CNY: 'yuan, renminbi, rmb, chinese yuan, yuan renminbi, chinese yuan renminbi, 元, 人民币',
  KRW: 'won, south korean won, 원',
  PLN: 'polish zloty, zloty, zlotych, złoty, złotych, pln, zl',
  SEK: 'swedish krona, swedish kronor, svenska kronor, schwedische krone, schwedische kronen',
  NOK: 'norwegian krone, norwegian kroner, norske kroner, norwegische krone',
  DKK: 'danish krone, danish kroner, danske kroner, dänische krone, dänische kronen',
  CZK: 'czech koruna, koruna česká, kč, tschechische krone',
  HUF: 'hungarian forint, forint',
  BRL: 'brazilian real, real, reais, real brasileiro',
  MXN: 'mexican peso, peso mexicano, pesos mexicanos',
  TRY: 'turkish lira, lira, türk lirası, tl',
  ZAR: 'south african rand, rand',
  RUB: 'russian ruble, ruble, rubel, рубль, рублей, руб',
  UAH: 'ukrainian hryvnia, hryvnia, гривна',
  ILS: 'israeli new shekel, israeli shekel, new israeli shekel, shekel, nis',
  RON: 'romanian leu, leu, lei',
}

const byName = new Map<string, string>([
  ...currencies.map((code) => [plainWords(currencyName(code)), code] as const),
  ...Object.entries(others).flatMap(([code, names]) =>
    names.split(',').map((name) => [plainWords(name), code] as const),
  ),
])

/**
 * The currencies that a cell, a heading or a title can mean: 'EUR', 'EUR European Euro', 'Franken', 'Salary (US$)'. A shared sign has
 * several: '$', 'kr'. None if the text names no currency, or two.
 */
export function currenciesIn(text: string): readonly string[] {
  const bare = text.trim().slice(0, longestPay)
  const code = /^([A-Za-z]{3})(?![A-Za-z])/.exec(bare)?.[1]?.toUpperCase()
  if (code && isCurrency(code) && (bare.length === 3 || /^[A-Z]{3}[\s:(-]/.test(bare))) return [code]
  const named = byName.get(plainWords(bare))
  if (named) return [named]
  const found = payTokens(bare).flatMap((token) => (token.kind === 'currency' ? [token.codes] : []))
  const [first, ...more] = found
  if (!first) return []
  return more.reduce((left, codes) => left.filter((one) => codes.includes(one)), first)
}

/** Short words of currencies that mean other things in titles: 'all-en-fr', 'TL Sales'. */
const SHORT = /(?<![\p{L}])(?:fr|sfr|ft|kr|rs|rp|tl|rm|lei|zl)(?![\p{L}])/giu

/** The currencies that a title or the heading of a column names, and no code that is a word of a heading in capitals, such as 'ALL' and 'TOP'. */
export function currenciesInTitle(text: string): readonly string[] {
  const isShort = /\((?:fr|sfr|ft|kr|rs|rp|tl|rm|lei|zl)\.?\)|\bkr\b(?: ?\/|$)/i.test(text)
  const codes = currenciesIn(isShort ? text : text.replace(SHORT, ' '))
  return codes.filter((code) => !wordsToo.has(code))
}
const wordsToo = new Set('ALL TOP MOP COP CUP PEN GEL LAK SOS BAM DOP MAD STN MUR BOB GIP KID SHP'.split(' '))

/** The currency in which people of a country are paid, for signs that several countries share. */
const ofCountry: Record<string, string> = {
  ...{ US: 'USD', PR: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD', MX: 'MXN', TW: 'TWD' },
  ...{ CL: 'CLP', CO: 'COP', AR: 'ARS', SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK', JP: 'JPY', CN: 'CNY' },
  ...{ IN: 'INR', PK: 'PKR', LK: 'LKR', NP: 'NPR', GB: 'GBP', CH: 'CHF', PL: 'PLN', BR: 'BRL', ZA: 'ZAR' },
  ...{ DE: 'EUR', AT: 'EUR', FR: 'EUR', ES: 'EUR', IT: 'EUR', NL: 'EUR', BE: 'EUR', PT: 'EUR', IE: 'EUR', FI: 'EUR' },
  ...{ CZ: 'CZK', HU: 'HUF', RO: 'RON', TR: 'TRY', IL: 'ILS', KR: 'KRW', UA: 'UAH', AE: 'AED', NG: 'NGN', KE: 'KES' },
}
export const currencyOfCountry = (country: string): string | null => ofCountry[country] ?? null
