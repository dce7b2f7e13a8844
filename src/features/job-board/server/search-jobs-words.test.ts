import { describe, expect, it } from 'vitest'
import { minutesAgo, only, openSearch, search, titles } from './search-jobs.testing.ts'

openSearch()

describe('words', () => {
  it('matches the last word by its beginning, and ignores accents', async () => {
    const { job } = await only('Iolitena')
    await job({ title: 'Résumé Engineering Lead' })
    for (const q of ['iolitena engin', 'iolitena engineeri', 'iolitena resume', 'iolitena résumé', 'IOLITENA LEAD']) {
      expect(await titles({ q }), q).toEqual(['Résumé Engineering Lead'])
    }
    expect((await search({ q: 'iolitena engineeri' })).correction).toBeNull()
  })

  it('matches a word that is typed to its end in any form, and none that only begins with its stem', async () => {
    const { job } = await only('Turmalina')
    await job({ title: 'Police Officers', postedAt: minutesAgo(1) })
    await job({ title: 'Policeman', postedAt: minutesAgo(2) })
    await job({ title: 'Writer', description: '<p>You write policies.</p>', postedAt: minutesAgo(3) })
    const found = async (q: string) => (await titles({ q })).sort()
    expect(await found('turmalina police')).toEqual(['Police Officers', 'Policeman'])
    expect(await found('turmalina poli')).toEqual(['Police Officers', 'Policeman', 'Writer'])
    expect(await titles({ q: 'turmalina officer' })).toEqual(['Police Officers'])
    expect(await titles({ q: 'the' })).toEqual([])
  })

  it('reads phrases, alternatives and exclusions', async () => {
    const { job } = await only('Jasperin')
    await job({ title: 'Data Analyst' })
    await job({ title: 'Analyst of Data Sales', postedAt: minutesAgo(5) })
    await job({ title: 'Nurse', postedAt: minutesAgo(9) })
    expect(await titles({ q: 'jasperin "data analyst"' })).toEqual(['Data Analyst'])
    expect(await titles({ q: 'jasperin analyst -sales' })).toEqual(['Data Analyst'])
    expect(await titles({ q: 'jasperin nurse OR sales' })).toEqual(['Analyst of Data Sales', 'Nurse'])
  })

  it('finds titles that name the same work in other words, those as typed first', async () => {
    const { job } = await only('Ametrin')
    await job({ title: 'Truck Driver', postedAt: minutesAgo(1) })
    await job({ title: 'Truck Mechanic', postedAt: minutesAgo(2) })
    await job({ title: 'HGV Driver', postedAt: minutesAgo(3) })
    await job({ title: 'Front-end Engineer', postedAt: minutesAgo(4) })
    await job({ title: 'Frontend Developer', postedAt: minutesAgo(5) })
    await job({ title: 'Registered Nurse', postedAt: minutesAgo(6) })
    expect(await titles({ q: 'hgv driver' })).toEqual(['HGV Driver', 'Truck Driver'])
    expect(await titles({ q: 'ametrin front-end' })).toEqual(['Front-end Engineer', 'Frontend Developer'])
    expect(await titles({ q: 'ametrin rn' })).toEqual(['Registered Nurse'])
    expect(await titles({ q: 'ametrin "hgv" driver' })).toEqual(['HGV Driver'])
    expect(await titles({ q: 'ametrin driver -truck' })).toEqual(['HGV Driver'])
  })

  it('distinguishes C, C++, C# and F#, and .NET from net', async () => {
    const { job } = await only('Sugilita')
    const description = '<p>You write ASP.NET and F# services.</p>'
    await job({ title: 'C++ Engineer', postedAt: minutesAgo(1) })
    await job({ title: 'C# Engineer', description, postedAt: minutesAgo(2) })
    await job({ title: 'C Engineer', description: '<p>Net pay, and C/C++17.</p>', postedAt: minutesAgo(3) })
    expect(await titles({ q: 'sugilita c++' })).toEqual(['C++ Engineer', 'C Engineer'])
    expect(await titles({ q: 'C++ sugilita engineer' })).toEqual(['C++ Engineer', 'C Engineer'])
    expect(await titles({ q: 'sugilita c#' })).toEqual(['C# Engineer'])
    expect(await titles({ q: 'c#' })).toEqual(['C# Engineer'])
    expect(await titles({ q: 'sugilita F#' })).toEqual(['C# Engineer'])
    expect(await titles({ q: 'sugilita .net' })).toEqual(['C# Engineer'])
    expect(await titles({ q: 'sugilita engineer -c++' })).toEqual(['C# Engineer'])
    expect(await titles({ q: 'sugilita c# OR c++' })).toEqual(['C++ Engineer', 'C# Engineer', 'C Engineer'])
  })

  it('sorts a search with words by relevance, titles first, and newest first if chosen (JOBS-03)', async () => {
    const { job } = await only('Kunzitel')
    const filler = '<p>Many other things to do in a team that is kind.</p>'
    await job({ title: 'Accountant', description: '<p>Knows kubernetes.</p>', postedAt: minutesAgo(1) })
    await job({ title: 'Recruiter', requirements: '<ul><li>Kubernetes, kubernetes</li></ul>', postedAt: minutesAgo(2) })
    await job({ title: 'Kubernetesist', description: filler, postedAt: minutesAgo(3) })
    await job({ title: 'Kubernetes Engineer', description: filler, postedAt: minutesAgo(4) })
    const q = 'kunzitel kubernetes'
    expect(await titles({ q, sort: 'newest' })).toEqual([
      'Accountant',
      'Recruiter',
      'Kubernetesist',
      'Kubernetes Engineer',
    ])
    // without the company's name, which no title contains
    expect(await titles({ q: 'kubernetes' })).toEqual([
      'Kubernetes Engineer',
      'Kubernetesist',
      'Recruiter',
      'Accountant',
    ])
  })

  it('corrects a mistyped word that no posting uses, and returns the correction', async () => {
    const { job } = await only('Larimara')
    await job({ title: 'Python Analyst' })
    for (const [q, shown] of [
      ['larimara anlayst', 'larimara analyst'],
      ['larimara pyhton', 'larimara python'],
      ['larimra', 'larimara'],
    ] as const) {
      const found = await search({ q })
      expect(
        found.items.map((item) => item.title),
        q,
      ).toEqual(['Python Analyst'])
      expect(found.correction).toEqual({ words: { typed: q, shown }, place: null })
    }
  })

  it('returns further pages of a corrected search', async () => {
    const { job } = await only('Malachitine')
    for (let i = 0; i < 3; i++) await job({ title: `Job ${i}`, postedAt: minutesAgo(i) })
    const first = await search({ q: 'malachitien', limit: 2 })
    const second = await search({ q: 'malachitien', limit: 2, cursor: first.nextCursor! })
    expect([...first.items, ...second.items].map((item) => item.title)).toEqual(['Job 0', 'Job 1', 'Job 2'])
  })

  it('corrects a mistyped place that no posting names, alone or with words, on each page', async () => {
    const { job } = await only('Obsidianne')
    for (let i = 0; i < 3; i++)
      await job({ title: `Glazier ${i}`, location: 'Zürichhorn, Switzerland', postedAt: minutesAgo(i) })
    for (const typed of ['Zurichhron', 'zürichorn', 'Zurichhrn Switzerland']) {
      const first = await search({ q: 'obsidianne', location: typed, limit: 2 })
      expect(first.correction, typed).toEqual({
        words: null,
        place: { typed, shown: typed.replace(/^\S+/, 'Zürichhorn') },
      })
      const second = await search({ q: 'obsidianne', location: typed, limit: 2, cursor: first.nextCursor! })
      expect([...first.items, ...second.items].map((item) => item.title)).toEqual([
        'Glazier 0',
        'Glazier 1',
        'Glazier 2',
      ])
    }
    const both = await search({ q: 'obsidiane', location: 'Zurichhron' })
    expect(both.correction?.words?.shown).toBe('obsidianne')
    expect(both.items).toHaveLength(3)
  })

  it('does not correct a place to one that only a draft or an internal job names', async () => {
    const { job } = await only('Serpentinia')
    await job({ title: 'Seen', location: 'Lisbon' })
    await job({ title: 'Draft', location: 'Quixotenburg', status: 'draft' })
    await job({ title: 'Inside', location: 'Quixotenborg', externalPosting: false, internalPosting: true })
    expect(await search({ q: 'serpentinia', location: 'Quixotenbrg' })).toMatchObject({ items: [], correction: null })
  })

  it('corrects one word of a place, and a mistyped "remote"', async () => {
    const { job } = await only('Turmalinum')
    await job({ title: 'There', location: 'Portsmouthia, OR' })
    await job({ title: 'Home', location: null, remoteAllowed: true })
    const shown = async (location: string) => {
      const { items, correction } = await search({ q: 'turmalinum', location })
      return [correction?.place?.shown, ...items.map(({ title }) => title)]
    }
    expect(await shown('Portsmuothia, or')).toEqual(['Portsmouthia, or', 'There'])
    expect(await shown('Remtoe')).toEqual(['remote', 'Home'])
    expect(await shown('remote portsmuothia')).toEqual(['remote Portsmouthia'])
    expect(await shown('remote')).toEqual([undefined, 'Home'])
  })

  it.each(['😀', '%', '\\', '---'])('finds nothing for a place without letters or digits: %s', async (location) => {
    expect(await search({ location })).toMatchObject({ items: [], count: { value: 0 }, correction: null })
  })

  it('does not correct a place that a posting names, that is short, or that begins with another letter', async () => {
    await only('Peridotus')
    const { job } = await only('Olivinia')
    await job({ title: 'There', location: 'Zürichhorn, Switzerland' })
    for (const location of ['Zürichhorn', 'Oslo', 'xy', 'Nürichhorn']) {
      expect((await search({ q: 'peridotus', location })).correction, location).toBeNull()
    }
  })

  it('corrects nothing if the words are right and only the filters exclude all jobs', async () => {
    const { job } = await only('Nephritan')
    await job({ title: 'Analyst' })
    expect(await search({ q: 'nephritan', location: 'Tokyo' })).toMatchObject({ items: [], correction: null })
    expect((await search({ q: 'nephritan zzzzqqqq' })).correction).toBeNull()
  })

  it.each([
    "'; drop table jobs; --",
    "' & | ! <-> :* ( ) \\",
    '%',
    '_',
    '\\',
    '🎉🎉',
    'a'.repeat(300),
    'x '.repeat(2000),
    '"',
    '-',
    '-"',
    'the of and',
    'or or or',
    "''''",
    'nul\u0000nul',
    '\ud800',
    "'a':ABCD & !!b <2> c",
    '%_%',
    'ß ﬁ Ω ﷽',
  ])('does not fail for %j in either search box', async (text) => {
    for (const sort of ['newest', 'relevance'] as const) {
      const found = await search({ q: text, sort })
      expect(found.items, text).toEqual([])
      expect(found.count).toEqual({ value: 0, isCapped: false })
    }
    expect((await search({ location: text })).items.length).toBeGreaterThanOrEqual(0)
    expect((await search({ q: 'analyst', location: text, type: 'contract', remote: true })).items).toEqual([])
  })

  it('finds nothing for a stop word, also with filters', async () => {
    const { job } = await only('Obsidiana')
    await job({ remoteAllowed: true })
    expect((await search({ q: 'the', remote: true })).count?.value).toBe(0)
  })
})
