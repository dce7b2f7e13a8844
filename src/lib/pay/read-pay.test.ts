import { describe, expect, it } from 'vitest'
import { longestPay, readPay } from './read-pay.ts'

const dollar = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'TWD', 'CLP', 'COP', 'ARS']
const krone = ['SEK', 'NOK', 'DKK', 'ISK']
type Case = [text: string, min: number | null, max: number | null, currencies: string[], period: string | null]

const check = (cases: Case[]) => {
  it.each(cases)('reads %j', (text, min, max, currencies, period) => {
    expect(readPay(text)).toMatchObject({ min, max, currencies, period })
  })
}

describe('readPay › what is no pay', () => {
  it.each([
    '',
    'Competitive',
    'DOE',
    'by arrangement',
    '401(k) with 4% match',
    'a 4-day week of 36 hours per week',
    'up to 36 hours per week',
    'after raising $210 million in 2024',
    'revenue of €1.2m',
    'a $3,000 signing bonus',
    'EUR 1,000 learning and travel allowance',
    '-4000 PLN',
    '0',
    '12x14',
    'team of 10-15 people',
    '88 888 888 PLN',
    '40-60 USD or 150-250 PLN per hour',
    '£51.20 umbrella / £38.40 PAYE',
  ])('%j', (text) => expect(readPay(text)).toBeNull())

  it('reads only one line', () => {
    expect(readPay(`${'x'.repeat(longestPay)} €45,000`)).toBeNull()
  })
})

describe('readPay › numbers', () => {
  check([
    ['£46,000', 46_000, 46_000, ['GBP'], null],
    ['€ 36.500', 36_500, 36_500, ['EUR'], null],
    ['CHF 96’000', 96_000, 96_000, ['CHF'], null],
    ['1 250 000 Ft', 1_250_000, 1_250_000, ['HUF'], null],
    ['71.500,00 EUR', 71_500, 71_500, ['EUR'], null],
    ['USD 108,500.00', 108_500, 108_500, ['USD'], null],
    ['₹11,50,000 - ₹24,00,000', 1_150_000, 2_400_000, ['INR'], null],
    ['19,75 €', 19.75, 19.75, ['EUR'], null],
    ['3.125 €', 3_125, 3_125, ['EUR'], null],
    ['18,– € pro Stunde', 18, 18, ['EUR'], 'hour'],
    ['40.00-55.00', 40, 55, [], null],
    ['84000', 84_000, 84_000, [], null],
    ['0.50 €/h', 0.5, 0.5, ['EUR'], 'hour'],
  ])
})

describe('readPay › thousands and other counts', () => {
  check([
    ['125k-145k', 125_000, 145_000, [], null],
    ['$125-145K', 125_000, 145_000, dollar, null],
    ['$90 - $150k + equity', 90_000, 150_000, dollar, null],
    ['45-50 TEUR', 45_000, 50_000, ['EUR'], null],
    ['44 - 48 k€ brut annuel', 44_000, 48_000, ['EUR'], 'year'],
    ['75 KSEK/month', 75_000, 75_000, ['SEK'], 'month'],
    ['19–23k PLN', 19_000, 23_000, ['PLN'], null],
    ['₹11 LPA', 1_100_000, 1_100_000, ['INR'], 'year'],
    ['9-14 LPA', 900_000, 1_400_000, ['INR'], 'year'],
    ['年収550万円〜900万円', 5_500_000, 9_000_000, ['JPY'], 'year'],
    ['Rp 9 juta per bulan', 9_000_000, 9_000_000, ['IDR'], 'month'],
  ])
})

describe('readPay › currencies', () => {
  check([
    ['8,400 PLN a month', 8_400, 8_400, ['PLN'], 'month'],
    ['170.000 zł', 170_000, 170_000, ['PLN'], null],
    ['21000–29000złbrutto/mies.', 21_000, 29_000, ['PLN'], 'month'],
    ['CA$95,000', 95_000, 95_000, ['CAD'], null],
    ['$70,000 - $85,000 CAD', 70_000, 85_000, ['CAD'], null],
    ['$100k - $140k (USD)', 100_000, 140_000, ['USD'], null],
    ['R$ 6.000 - R$ 9.500/mês', 6_000, 9_500, ['BRL'], 'month'],
    ['R24 000 per month', 24_000, 24_000, ['ZAR'], 'month'],
    ['34 000 kr i månaden', 34_000, 34_000, krone, 'month'],
    ['26,000–31,000 SEK/mån', 26_000, 31_000, ['SEK'], 'month'],
    ['Od 32 000 Kč/měsíc', 32_000, null, ['CZK'], 'month'],
    ['36.50/h', 36.5, 36.5, [], 'hour'],
  ])
})

describe('readPay › bounds', () => {
  check([
    ['up to 65k', null, 65_000, [], null],
    ['bis zu 60.000 € im Jahr', null, 60_000, ['EUR'], 'year'],
    ['weniger als 1.600 € brutto im Monat', null, 1_600, ['EUR'], 'month'],
    ['Ab rund 24.000 € im Jahr', 24_000, null, ['EUR'], 'year'],
    ['max. €105', null, 105, ['EUR'], null],
    ['do 21 000 PLN', null, 21_000, ['PLN'], null],
    ['from $19.50/hr', 19.5, null, dollar, 'hour'],
    ['A partir de 38 k€ brut annuel', 38_000, null, ['EUR'], 'year'],
    ['$110k+ and equity', 110_000, null, dollar, null],
    ['$105,000 Minimum Salary + Equity', 105_000, null, dollar, null],
    ['16000-? PLN', 16_000, null, ['PLN'], null],
    ['?-21000 PLN', null, 21_000, ['PLN'], null],
    ['£0 - £58000 per annum', null, 58_000, ['GBP'], 'year'],
    ['21 000–16 000 PLN', 16_000, 21_000, ['PLN'], null],
    ['From £34,500 to £57,000 per annum', 34_500, 57_000, ['GBP'], 'year'],
    ['zwischen 14,50 € und 16,50 € pro Stunde', 14.5, 16.5, ['EUR'], 'hour'],
    ['tussen de € 3.250,00 en € 6.400,- bruto per maand', 3_250, 6_400, ['EUR'], 'month'],
    ['Minimum Salary: $77,000.00 Maximum Salary: $97,000.00', 77_000, 97_000, dollar, null],
    ['$18/hr - $22/hr', 18, 22, dollar, 'hour'],
    ['from € 20 and 25 days of vacation', 20, null, ['EUR'], null],
  ])
})

describe('readPay › periods', () => {
  check([
    ['$41 an hour', 41, 41, dollar, 'hour'],
    ['€3.600/Monat', 3_600, 3_600, ['EUR'], 'month'],
    ['22,75 €/Std', 22.75, 22.75, ['EUR'], 'hour'],
    ['Stundenlohn von 15 - 18 Euro', 15, 18, ['EUR'], 'hour'],
    ['The hourly range is $23.00 - $25.00', 23, 25, dollar, 'hour'],
    ['130 - 155 zł netto (+ VAT) / godz.', 130, 155, ['PLN'], 'hour'],
    ['£480/day', 480, 480, ['GBP'], 'day'],
    ['$900 - $1000 p.d.', 900, 1_000, dollar, 'day'],
    ['TJM 450-520 €', 450, 520, ['EUR'], 'day'],
    ['820 PLN MD', 820, 820, ['PLN'], 'day'],
    ['$1,000-$1,300 a week', 1_000, 1_300, dollar, 'week'],
    ['Mensuel de 3400.0 Euros à 3900.0 Euros sur 13.0 mois', 3_400, 3_900, ['EUR'], 'month'],
    ['24.000–28.000 € brutos/año', 24_000, 28_000, ['EUR'], 'year'],
    ['£29,500 (for trainees) per annum', 29_500, 29_500, ['GBP'], 'year'],
    ['$5,000 per project', 5_000, 5_000, dollar, 'project'],
    ['$52,500 – $74,000, including hourly rate', 52_500, 74_000, dollar, null],
    ['$83,000–$90,000 based on 40 hours per week', 83_000, 90_000, dollar, null],
    ['$19.50 - $24.25 Scheduled Weekly Hours: 40', 19.5, 24.25, dollar, null],
    ['$22.50 - $26.50 per hour. Shift differential of $1.50/hr', 22.5, 26.5, dollar, 'hour'],
    ['Project manager, day shift, $85,000', 85_000, 85_000, dollar, null],
  ])
})

describe('readPay › estimates', () => {
  it.each([
    ['OTE £60k', true],
    ['$90K-$120K (est.)', true],
    ['ca. 45.000 €', true],
    ['£60k', false],
    ['Le salaire est fixé à 1 230 € brut par mois', false],
    ['USD $60,000 (approx. AUD $76,000 plus pension)', false],
    ['an estimate of the team says that in three years it will be worth more. £60k', false],
  ])('%j: %j', (text, isEstimate) => expect(readPay(text)).toMatchObject({ isEstimate }))
})
