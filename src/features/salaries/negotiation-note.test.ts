import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SalaryAnalysis } from './contract.ts'
import { negotiationNote } from './negotiation-note.ts'
import { OfferDraft } from './offer-draft.ts'

const offer = (change: Partial<OfferDraft> = {}) =>
  OfferDraft.parse({ name: 'Fernway', jobTitle: 'Analyst', location: 'Portland', base: 98_000, ...change })

const benchmark = {
  median: 105_000,
  percentile25: 94_000,
  percentile75: 117_000,
  count: 312,
  confidence: 'high' as const,
  interval: null,
}
const analysis = (change: Partial<SalaryAnalysis> = {}): SalaryAnalysis => ({
  search: { jobTitle: 'Data Analyst', location: 'Portland' } as SalaryAnalysis['search'],
  count: 312,
  sources: [{ source: 'sample', count: 312 }],
  stats: {
    benchmark,
    lowest: 60_000,
    highest: 150_000,
    distribution: [],
    compensation: {
      total: { average: 1, count: 1 },
      base: { average: 1, share: 1, count: 1 },
      bonus: null,
      equity: null,
      benefits: [{ kind: '401k_match', share: 0.74, count: 300, isHighlight: true }],
      ptoDays: null,
    },
    byExperience: [],
    byRemoteType: [],
    byIndustry: [],
    insights: [],
    negotiationTip: null,
    wish: null,
  },
  withheld: null,
  found: '',
  posted: { count: 12, benchmark: { ...benchmark, median: 101_500, count: 12 }, distribution: [], withheld: null },
  published: [],
  ...change,
})

const noStats = analysis({ stats: null, posted: { count: 3, benchmark: null, distribution: [], withheld: 'Few' } })

describe('the negotiation note', () => {
  it('is empty without figures', () => {
    expect(negotiationNote({ offer: offer(), others: [], analysis: null })).toEqual([])
    expect(negotiationNote({ offer: offer(), others: [offer()], analysis: noStats })).toEqual([])
  })

  it('cites median, middle 50%, benefits, posted jobs and a better offer, each with source and count', () => {
    const note = negotiationNote({
      offer: offer(),
      others: [offer({ name: 'Tideline', base: 110_000 })],
      analysis: analysis(),
    })
    expect(note.map(({ text }) => text)).toEqual([
      'For Data Analyst in Portland the median base salary is $105,000, from 312 data points (sample data).',
      'The base of $98,000 that I was offered is 7% lower than that median of $105,000.',
      'Half of the 312 data points are between $94,000 and $117,000, so a base of up to $117,000 is within the middle 50%.',
      "Of 300 data points (sample data) 74% come with a 401(k) match, which this offer doesn't include.",
      'The salary ranges of 12 open jobs on Tandem have a median midpoint of $101,500.',
      'I have another offer, from Tideline, worth $110,000 a year, $12,000 more than this one.',
    ])
    expect(note[0]?.citations).toEqual([{ figure: '$105,000', source: 'sample data', count: 312 }])
  })

  it('does not ask for more if the offer is above the middle 50%, and cites published figures', () => {
    const published = [
      {
        ...{ publisher: 'U.S. Bureau of Labor Statistics', dataset: 'May 2025', occupation: 'Data Scientists' },
        currency: 'USD',
        ...{ area: 'Portland', employment: 5_000, average: null, median: 112_590 },
        ...{ percentile10: null, percentile25: null, percentile75: null, percentile90: null },
      },
    ]
    const note = negotiationNote({
      offer: offer({ base: 130_000, matchValue: 1 }),
      others: [],
      analysis: analysis({ published }),
    })
    const text = note.map((sentence) => sentence.text).join(' ')
    expect(text).not.toContain('middle 50%')
    expect(text).not.toContain('401(k)')
    expect(text).toContain('publishes a yearly median of $112,590 for Data Scientists in Portland.')
  })

  it('cites at least one figure in each sentence, and each sentence contains its figures', () => {
    const amount = fc.integer({ min: 1, max: 900_000 })
    fc.assert(
      fc.property(amount, amount, fc.array(amount, { maxLength: 4 }), fc.boolean(), (base, median, others, knows) => {
        const stats = { ...analysis().stats!, benchmark: { ...benchmark, median } }
        const note = negotiationNote({
          offer: offer({ base }),
          others: others.map((other) => offer({ base: other })),
          analysis: knows ? analysis({ stats }) : noStats,
        })
        for (const { text, citations } of note) {
          expect(citations.length).toBeGreaterThan(0)
          for (const { figure, source } of citations) {
            expect(text).toContain(figure)
            expect(source).not.toBe('')
          }
        }
      }),
    )
  })
})
