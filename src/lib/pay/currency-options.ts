import { currencyName } from './currency-names.ts'
import { currencies } from './pay.ts'

/** The most common currencies, which are listed first. */
const usual = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'INR']

/** All currencies to choose from. */
export const currencyOptions = [...usual, ...currencies.filter((code) => !usual.includes(code))].map((code) => ({
  value: code,
  label: currencyName(code) === code ? code : `${code} · ${currencyName(code)}`,
}))
