/*
 * The reference rates of a new installation; staff can change them. Source: European Central Bank, euro foreign exchange reference rates,
 * units of each currency for one euro on 2026-10-06. https://www.ecb.europa.eu/stats/eurofxref/
 */

const perEuro: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1.1269,
  JPY: 178.15,
  CZK: 24.405,
  DKK: 7.4747,
  GBP: 0.8488,
  HUF: 364.95,
  PLN: 4.365,
  RON: 5.351,
  SEK: 11.2425,
  CHF: 0.9359,
  ISK: 137.2,
  NOK: 10.778,
  TRY: 55.4196,
  AUD: 1.614,
  BRL: 5.5991,
  CAD: 1.6058,
  CNY: 7.5554,
  HKD: 8.8438,
  IDR: 20_104.8,
  ILS: 3.4348,
  INR: 108.6615,
  KRW: 1_508.67,
  MXN: 20.2217,
  MYR: 4.6034,
  NZD: 2.0061,
  PHP: 70.702,
  SGD: 1.4392,
  THB: 37.836,
  ZAR: 18.5829,
}

/** The amount in US dollars, by the reference rates; null for a currency without a rate. */
export function inReferenceDollars(amount: number, currency: string): number | null {
  const rate = perEuro[currency]
  return rate === undefined ? null : (amount / rate) * (perEuro.USD ?? 1)
}
