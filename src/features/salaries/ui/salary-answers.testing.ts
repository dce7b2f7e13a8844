import type { Benchmark, SalaryAnalysis, SalarySearch, SalaryStats, SavedSalarySearch } from '../contract.ts'
import type { StoredOffer } from '../offer-draft.ts'

// Example responses of the server for screen tests.
export const benchmark = (overrides: Partial<Benchmark> = {}): Benchmark => ({
  median: 105_000,
  percentile25: 94_000,
  percentile75: 117_000,
  count: 312,
  confidence: 'high',
  interval: { low: 103_000, high: 107_000, coverage: 0.953 },
  ...overrides,
})

const buckets = [14, 31, 58, 72, 64, 41, 22, 10].map((count, place) => ({
  from: 68_000 + place * 10_000,
  to: 78_000 + place * 10_000,
  count,
  share: count / 312,
}))

export const stats = (overrides: Partial<SalaryStats> = {}): SalaryStats => ({
  benchmark: benchmark(),
  lowest: 68_000,
  highest: 148_000,
  distribution: buckets,
  compensation: {
    total: { average: 128_000, count: 312 },
    base: { average: 106_000, share: 0.83, count: 312 },
    bonus: { average: 12_000, share: 0.09, count: 300 },
    equity: { average: 10_000, share: 0.08, count: 120 },
    benefits: [
      { kind: 'health_insurance', share: 0.94, count: 312, isHighlight: true },
      { kind: 'dental', share: 0.82, count: 312, isHighlight: true },
      { kind: 'vision', share: 0.51, count: 312, isHighlight: false },
      { kind: '401k_match', share: 0.73, count: 312, isHighlight: true },
    ],
    ptoDays: { average: 21.2, count: 312 },
  },
  byExperience: [
    { value: 'entry', count: 40, median: 70_000, percentile25: 64_000, percentile75: 77_000 },
    { value: 'senior', count: 120, median: 112_000, percentile25: 101_000, percentile75: 124_000 },
    { value: 'executive', count: 3, median: null, percentile25: null, percentile75: null },
  ],
  byRemoteType: [],
  byIndustry: [],
  insights: [{ kind: 'baseline', title: '40% above the national average', text: 'Beside $75,000.', count: 312 }],
  negotiationTip: null,
  wish: { amount: 110_000, shareBelow: 0.6 },
  ...overrides,
})

export const search = (overrides: Partial<SalarySearch> = {}): SalarySearch => ({
  jobTitle: 'Data Analyst',
  location: 'Portland, OR',
  ...overrides,
})

export const analysis = (overrides: Partial<SalaryAnalysis> = {}): SalaryAnalysis => ({
  search: search(),
  count: 312,
  sources: [{ source: 'sample', count: 312 }],
  stats: stats(),
  withheld: null,
  found: 'Found 312 salary data points for Data Analyst in Portland, OR',
  posted: { count: 0, benchmark: null, distribution: [], withheld: null },
  published: [],
  ...overrides,
})

/** A search without results. */
export const nothing = (overrides: Partial<SalarySearch> = {}): SalaryAnalysis =>
  analysis({ search: search(overrides), count: 0, sources: [], stats: null, found: 'Found 0' })

export const saved = (overrides: Partial<SavedSalarySearch> = {}): SavedSalarySearch => ({
  id: '0199d1f0-0000-7000-8000-000000000001',
  userId: '0199d1f0-0000-7000-8000-0000000000aa',
  searchName: 'Data Analyst - Portland, OR',
  jobTitle: 'Data Analyst',
  location: 'Portland, OR',
  experienceLevel: 'senior',
  filters: { industry: 'Finance' },
  createdAt: new Date('2026-11-01T10:00:00Z'),
  ...overrides,
})

export const offer = (overrides: Partial<StoredOffer> = {}): StoredOffer => ({
  id: '0199d1f0-0000-7000-8000-000000000011',
  name: 'Fernway Health',
  jobTitle: 'Data Analyst',
  location: 'Portland, OR',
  base: 104_000,
  bonus: 6_000,
  equity: 40_000,
  paidDays: 20,
  healthValue: 8_000,
  matchValue: 2_000,
  otherValue: 0,
  costIndex: 100,
  createdAt: new Date('2026-11-01T10:00:00Z'),
  updatedAt: new Date('2026-11-01T10:00:00Z'),
  ...overrides,
})
