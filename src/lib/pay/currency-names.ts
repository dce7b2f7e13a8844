/*
 * Symbols and names of the most common currencies in postings. They do not come from Intl: its tables differ between the server and
 * browsers, so a page would change when its script starts. Other currencies are shown by their code.
 */

const signs: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  CNY: 'CN¥',
  INR: '₹',
  CAD: 'CA$',
  AUD: 'A$',
  NZD: 'NZ$',
  HKD: 'HK$',
  MXN: 'MX$',
  TWD: 'NT$',
  BRL: 'R$',
  KRW: '₩',
  ILS: '₪',
  VND: '₫',
  PHP: '₱',
}

const names: Readonly<Record<string, string>> = {
  USD: 'US dollars',
  EUR: 'euros',
  GBP: 'British pounds',
  CAD: 'Canadian dollars',
  AUD: 'Australian dollars',
  CHF: 'Swiss francs',
  INR: 'Indian rupees',
  AED: 'UAE dirhams',
  ARS: 'Argentine pesos',
  BRL: 'Brazilian reais',
  CLP: 'Chilean pesos',
  CNY: 'Chinese yuan',
  COP: 'Colombian pesos',
  CZK: 'Czech koruna',
  DKK: 'Danish kroner',
  EGP: 'Egyptian pounds',
  HKD: 'Hong Kong dollars',
  HUF: 'Hungarian forint',
  IDR: 'Indonesian rupiah',
  ILS: 'Israeli shekels',
  ISK: 'Icelandic krónur',
  JPY: 'Japanese yen',
  KES: 'Kenyan shillings',
  KRW: 'South Korean won',
  MXN: 'Mexican pesos',
  MYR: 'Malaysian ringgit',
  NGN: 'Nigerian naira',
  NOK: 'Norwegian kroner',
  NZD: 'New Zealand dollars',
  PHP: 'Philippine pesos',
  PKR: 'Pakistani rupees',
  PLN: 'Polish złoty',
  RON: 'Romanian lei',
  SAR: 'Saudi riyals',
  SEK: 'Swedish kronor',
  SGD: 'Singapore dollars',
  THB: 'Thai baht',
  TRY: 'Turkish lira',
  TWD: 'New Taiwan dollars',
  UAH: 'Ukrainian hryvnia',
  VND: 'Vietnamese dong',
  ZAR: 'South African rand',
}

/** '$', '€', 'PLN': next to a field. */
export const currencySign = (currency: string): string => signs[currency] ?? currency
/** 'US dollars', 'euros'; the code if the currency has no name here. */
export const currencyName = (currency: string): string => names[currency] ?? currency
/** In front of an amount: '€3,500', 'PLN 3,500'. */
export const beforeAmount = (currency: string): string => signs[currency] ?? `${currency} `
